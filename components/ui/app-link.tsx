import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { LinkPending } from './loading-screen';

type Props = {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** false in long grids: a phone should not fetch pages that were not requested. */
  readonly prefetch?: false | null;
  readonly current?: 'page' | 'true' | undefined;
  /** Runs before the page opens, or in its place. */
  readonly onNavigate?: NonNullable<ComponentProps<typeof Link>['onNavigate']>;
};

/** Every link within the site: shows the loading screen while a slow page comes. */
export function AppLink({ children, prefetch = null, current, ...rest }: Props) {
  return (
    // What is undefined would stand as a word in the payload of the page, for each link.
    <Link {...rest} {...(current && { 'aria-current': current })} prefetch={prefetch}>
      {children}
      <LinkPending />
    </Link>
  );
}
