import type { ComponentProps, ReactNode } from 'react';
import { AppLink } from './app-link';
import { Icon, type IconName } from './icon';

type Look = {
  /** `action`, the usual one, is the one thing to do on a page, `quiet` any other, `plain` has no box. */
  readonly look?: 'action' | 'quiet' | 'plain';
  readonly icon?: IconName;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** A button in the site's style. */
export function Button(props: Look & ComponentProps<'button'>) {
  return <button type="button" {...toProps(props)} />;
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink(props: Look & ComponentProps<typeof AppLink>) {
  return <AppLink {...toProps(props)} />;
}

/** A link to a file, a place of the page or another site that looks like a button. */
export function ButtonAnchor(props: Look & ComponentProps<'a'>) {
  return <a {...toProps(props)} />;
}

/** The same look for a part that makes its own button. */
export function toProps<T extends Look>({ look = 'action', icon, className, children, ...rest }: T) {
  return {
    ...rest,
    className: [look, className].filter(Boolean).join(' '),
    children: icon ? (
      <>
        <Icon name={icon} size={20} />
        {children}
      </>
    ) : (
      children
    ),
  };
}
