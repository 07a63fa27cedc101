import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { LinkPending } from './loading-screen';

type Props = {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Language of its words, where it is not the page's. */
  readonly lang?: string | undefined;
  /** false in long grids: a phone should not fetch pages that were not requested. */
  readonly prefetch?: false | null;
  readonly current?: 'page' | 'true' | undefined;
  /** Runs before the page opens, or in its place. */
  readonly onNavigate?: NonNullable<ComponentProps<typeof Link>['onNavigate']>;
};

/** Every link within the site: shows the loading screen while a slow page comes. */
export function AppLink({ children, prefetch = null, lang, current, ...rest }: Props) {
  // What is undefined would stand as a word in the payload of the page, for each link.
  const given = {
    ...(lang && { lang }),
    ...(current && { 'aria-current': current }),
  };
  return (
    <Link {...rest} {...given} prefetch={prefetch}>
      {children}
      <LinkPending />
    </Link>
  );
}
