'use client';

import { useId, useState } from 'react';
import styles from './expandable-text.module.scss';

type Props = {
  readonly start: string;
  readonly rest: string;
  readonly more: string;
  readonly less: string;
  /** What the text is about, for screen readers, which read the button out of context. */
  readonly about: string;
  /** The page with the whole text: where the button leads before this code runs. */
  readonly href: string;
};

/** A long text, cut with an ellipsis until it is opened (docs/behaviour.md#required); whole without JavaScript. */
export function ExpandableText({ start, rest, more, less, about, href }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const buttonId = `${id}-button`;
  const isCut = rest !== '';
  const label = isOpen ? less : more;
  // No ellipsis stands after a space.
  const shown = start.trimEnd();
  return (
    <div className={isOpen || !isCut ? styles.text : `${styles.text} ${styles.closed}`}>
      <p id={id}>
        {isCut ? (
          // A label: a press on the text presses the button, and the text can be selected all the same.
          <label htmlFor={buttonId}>
            {shown}
            <span className={styles.ellipsis}>…</span>
            <span className={styles.rest}>{start.slice(shown.length) + rest}</span>
          </label>
        ) : (
          start
        )}
      </p>
      {isCut && (
        <form action={href} className={styles.actions}>
          <button
            id={buttonId}
            type="submit"
            className={styles.toggle}
            // Its label is the text itself.
            aria-label={label}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-describedby={about}
            onClick={(event) => {
              event.preventDefault();
              setOpen(!isOpen);
            }}
          >
            {label}
          </button>
        </form>
      )}
    </div>
  );
}
