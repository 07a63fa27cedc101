'use client';

import { usePathname } from 'next/navigation';
import { routes } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import styles from './menu-link.module.scss';

type Props = { readonly href: string; readonly children: string };

/** A link of the menu; the one of the page that is open, or of its part of the site, is marked. */
export function MenuLink({ href, children }: Props) {
  return (
    <AppLink href={href} className={styles.link} current={getCurrent(usePathname(), href)}>
      {children}
    </AppLink>
  );
}

/** Whether `href` is the page at `path` or lies above it by its address; /Home, /home and / are one page. */
export function getCurrent(path: string, href: string): 'page' | 'true' | undefined {
  const [here, there] = [toPlainPath(path), toPlainPath(href)];
  if (here === there) return 'page';
  return here.startsWith(`${there}/`) ? 'true' : undefined;
}

function toPlainPath(path: string): string {
  const lower = path.toLowerCase();
  return lower === '/home' ? routes.home : lower;
}
