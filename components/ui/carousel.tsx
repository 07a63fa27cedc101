'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { carousel } from '@/content/client/home';
import styles from './carousel.module.scss';
import { Icon, type IconName } from './icon';

type Props = {
  /** What a screen reader calls the row. */
  readonly label: string;
  /** List items, server-rendered. */
  readonly children: ReactNode;
  /** Slides side by side from 768 and 1024 px, one below. */
  readonly perView?: readonly [md: number, lg: number];
  /** Milliseconds that a slide stays (docs/behaviour.md#required). */
  readonly delay: number;
  /** Slides from edge to edge, with the controls over them. */
  readonly isBanner?: boolean;
  /** Off for a row of logos, which nobody looks through. */
  readonly hasArrows?: boolean;
};

/** A row of slides with scroll snap; it advances by itself unless the visitor pauses it or prefers reduced motion. */
export function Carousel({ label, children, perView = [1, 1], delay, isBanner = false, hasArrows = true }: Props) {
  const list = useRef<HTMLUListElement>(null);
  /** Undefined until the page is hydrated. */
  const [isPlaying, setPlaying] = useState<boolean>();

  // A page that comes back keeps what was chosen on it.
  useEffect(() => setPlaying((is) => is ?? !isStill()), []);

  useEffect(() => {
    const row = list.current;
    if (!row || !isPlaying) return;
    let timer = 0;
    const rest = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (isSeen(row)) move(row, 1);
        rest();
      }, delay);
    };
    rest();
    // An arrow or a swipe does not stop it (docs/behaviour.md#required): the time of the slide starts again.
    row.addEventListener('scroll', rest);
    return () => {
      clearTimeout(timer);
      row.removeEventListener('scroll', rest);
    };
  }, [isPlaying, delay]);

  const { role, previous, pause, play, next } = carousel;
  const renderArrow = (by: 1 | -1, name: string, icon: IconName) =>
    hasArrows && (
      <button type="button" className="disc" aria-label={name} onClick={() => list.current && move(list.current, by)}>
        <Icon name={icon} size={20} />
      </button>
    );
  const controls = (
    <div className={styles.controls}>
      {renderArrow(-1, previous, 'chevron-left')}
      <button
        type="button"
        className="disc"
        aria-label={isPlaying ? pause : play}
        onClick={() => setPlaying(!isPlaying)}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
      </button>
      {renderArrow(1, next, 'chevron-right')}
    </div>
  );
  return (
    <section
      className={isBanner ? styles.banner : styles.carousel}
      aria-label={label}
      aria-roledescription={role}
      data-alive={isPlaying !== undefined}
    >
      {/* Where they stand: Tab does not jump back. */}
      {!isBanner && controls}
      {/* Numbers for the sheet: the Content-Security-Policy refuses a style attribute. */}
      <ul
        ref={list}
        className={styles.row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must scroll it (axe: scrollable-region-focusable)
        tabIndex={0}
        data-md={perView[0]}
        data-lg={perView[1]}
      >
        {children}
      </ul>
      {isBanner && controls}
    </section>
  );
}

/** False in a tab or a part of the page that is out of sight, and while the keyboard is inside (WCAG 2.2.2). */
function isSeen(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  const isHeld = row.matches(':focus-visible') || row.querySelector(':focus-visible');
  return !document.hidden && top < innerHeight && bottom > 0 && !isHeld;
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls by one slide, from the last to the first and back. */
function move(row: HTMLElement, by: 1 | -1): void {
  const [first, second] = row.children as unknown as HTMLElement[];
  const step = first && second ? second.offsetLeft - first.offsetLeft : row.clientWidth;
  const last = row.scrollWidth - row.clientWidth;
  const left = (Math.round(row.scrollLeft / step) + by) * step;
  // Steps are measured in whole pixels; the row snaps to its slides.
  row.scrollTo({
    left: left < 0 ? last : left > last + step / 2 ? 0 : left,
    // Not in the sheet: the scroll to what Tab reaches must be over at once, or a change of the layout ends it halfway.
    behavior: isStill() ? 'auto' : 'smooth',
  });
}
