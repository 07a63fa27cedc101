'use client';

import { type ReactNode, useId, useState } from 'react';
import styles from './expandable-text.module.scss';

type Props = {
  readonly start: string;
  readonly rest: string;
  /** Language of the text, where it is not the page's. */
  readonly lang?: string | undefined;
  /** What the button says. */
  readonly more: string;
  readonly less: string;
  /** What the text is about, for who hears the button out of context. */
  readonly about: string;
  /** The page with the whole text: where the button leads before this code runs. */
  readonly href: string;
  /** What else can be done, beside the button. */
  readonly children?: ReactNode;
};

/** A long text that shows its beginning and an ellipsis until it is opened (docs/behaviour.md#service-descriptions); whole without JavaScript. */
export function ExpandableText({ start, rest, lang, more, less, about, href, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isCut = rest !== '';
  // No ellipsis stands after a space.
  const shown = isCut ? start.trimEnd() : start;
  return (
    <div className={isOpen || !isCut ? styles.open : styles.closed}>
      <p id={id} lang={lang}>
        {shown}
        {isCut && (
          <>
            <span className={styles.ellipsis}>…</span>
            <span className={styles.rest}>{start.slice(shown.length) + rest}</span>
          </>
        )}
      </p>
      <div className={styles.actions}>
        {isCut && (
          <form action={href}>
            <button
              type="submit"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={id}
              aria-describedby={about}
              onClick={(event) => {
                event.preventDefault();
                setOpen(!isOpen);
              }}
            >
              {isOpen ? less : more}
            </button>
          </form>
        )}
        {children}
      </div>
    </div>
  );
}
