import type { ComponentProps } from 'react';
import { AppLink } from './app-link';
import styles from './button.module.scss';

/** `action` is the one thing to do on a page, `quiet` any other. */
type ButtonLook = 'action' | 'quiet';

type Look = {
  readonly look?: ButtonLook;
  /** What only a script can do: not there without one, nor on paper. */
  readonly isScripted?: boolean;
  readonly className?: string | undefined;
};

/** A button with the look of the house. */
export function Button({ look, isScripted, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type} className={getButtonClass({ look, isScripted, className })} {...rest} />;
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ look, isScripted, className, ...rest }: Look & ComponentProps<typeof AppLink>) {
  return <AppLink className={getButtonClass({ look, isScripted, className })} {...rest} />;
}

/** A link to a file, a place of the page or another site that looks like a button. */
export function ButtonAnchor({ look, isScripted, className, ...rest }: Look & ComponentProps<'a'>) {
  return <a className={getButtonClass({ look, isScripted, className })} {...rest} />;
}

/** The same look for a part that makes its own button. */
export function getButtonClass({
  look = 'action',
  isScripted,
  className,
}: { [Key in keyof Look]: Look[Key] | undefined }): string {
  return [styles[look], isScripted && styles.scripted, className].filter(Boolean).join(' ');
}
