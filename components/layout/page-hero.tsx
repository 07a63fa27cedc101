import type { ReactNode } from 'react';
import { messages } from '@/content/messages';
import { AppLink } from '../ui/app-link';
import styles from './page.module.scss';

type Props = {
  readonly title: ReactNode;
  readonly text?: string | undefined;
  /** The way down to the page, above its title. */
  readonly trail?: ReactNode;
  readonly aside?: ReactNode;
  /** A page to work on has its title on white. */
  readonly isTool?: boolean;
};

/** The banner of a page, with its only h1. */
export function PageHero({ title, text, trail, aside, isTool = false }: Props) {
  return (
    <div className={isTool ? undefined : styles.banner}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {trail}
          <h1 className={styles.title}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {aside}
      </div>
    </div>
  );
}

/** What lies below a page's banner, in the width of the page. */
export function Container({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** A page with its banner, and what lies below that in the width of the page. */
export function BannerPage({ children, ...banner }: Props & { readonly children: ReactNode }) {
  return (
    <>
      <PageHero {...banner} />
      <Container>{children}</Container>
    </>
  );
}

type Step = { readonly label: string };
type TrailProps = { readonly links: readonly (Step & { readonly href: string })[]; readonly current: Step };

/** Where a page lies: the way down to it, and itself. */
export function Breadcrumbs({ links, current }: TrailProps) {
  return (
    <nav className={styles.trail} aria-label={messages.breadcrumbs}>
      <ol>
        {links.map(({ label, href }) => (
          <li key={href}>
            <AppLink href={href}>{label}</AppLink>
          </li>
        ))}
        <li aria-current="page">{current.label}</li>
      </ol>
    </nav>
  );
}
