import Link from 'next/link';
import type { ReactNode } from 'react';
import { LinkPending } from './link-pending';

type Props = {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** false in long grids: a phone should not fetch pages that nobody asked for. */
  readonly prefetch?: false;
};

/** Every link within the site: shows the loading screen while a slow page comes. */
export function AppLink({ href, children, className, prefetch }: Props) {
  return (
    <Link href={href} className={className} prefetch={prefetch ?? null}>
      {children}
      <LinkPending />
    </Link>
  );
}
