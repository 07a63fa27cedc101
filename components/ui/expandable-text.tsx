'use client';

import { useId, useState } from 'react';
import styles from './expandable-text.module.scss';

type Props = {
  readonly start: string;
  readonly rest: string;
  /** Language of the text, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly labels: { readonly more: string; readonly less: string };
  /** What the text is about, for who hears the button out of context. */
  readonly about: string;
  /** The page with the whole text: where the button leads before this code runs. */
  readonly href: string;
};

/** A long text that shows its beginning and an ellipsis until it is opened (spec, point 4); whole without JavaScript. */
export function ExpandableText({ start, rest, lang, labels, about, href }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (rest === '') return <p lang={lang}>{start}</p>;
  return (
    <div className={isOpen ? styles.open : styles.closed}>
      <p id={id} lang={lang}>
        {start}
        <span className={styles.ellipsis}>…</span>
        <span className={styles.rest}>{rest}</span>
      </p>
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
          {isOpen ? labels.less : labels.more}
        </button>
      </form>
    </div>
  );
}
