import type { CSSProperties, ReactNode } from 'react';
import styles from './carousel.module.scss';

type Props = {
  /** What a screen reader calls the row. */
  readonly label: string;
  /** List items. */
  readonly children: ReactNode;
  /** Slides per view from 0, 640, 768 and 1024 px. */
  readonly perView: readonly [number, number, number, number];
};

/** A row of slides that scrolls sideways and snaps; works without JavaScript and with the keyboard. */
export function Carousel({ label, children, perView: [base, sm, md, lg] }: Props) {
  const counts = { '--base': base, '--sm': sm, '--md': md, '--lg': lg } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (axe: scrollable-region-focusable)
    <section className={styles.viewport} aria-label={label} tabIndex={0}>
      <ul className={styles.row} style={counts}>
        {children}
      </ul>
    </section>
  );
}
