'use client';

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { carousel } from '@/content/client/carousel';
import styles from './carousel.module.scss';
import { CarouselControls } from './carousel-controls';
import type { PerView } from './slider';
import { useSlider } from './use-slider';

type Props = {
  /** What a screen reader calls the row. */
  readonly label: string;
  /** List items, server-rendered. */
  readonly children: ReactNode;
  readonly perView: PerView;
  /** Milliseconds that a slide stays (docs/behaviour.md#required). */
  readonly delay: number;
  /** Slides from edge to edge, with the controls over them. */
  readonly isBanner?: boolean;
};

const KEYS: Readonly<Record<string, 'next' | 'previous'>> = { ArrowRight: 'next', ArrowLeft: 'previous' };

/** A row of slides that scrolls sideways and snaps; near the screen it begins to move by itself and gets its controls. */
export function Carousel({ label, children, perView, delay, isBanner = false }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const [base, sm, md, lg] = perView;
  const slider = useSlider(viewport, { perView, delay, gaps: isBanner ? [0, 0] : [1, 1.5] });

  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const move = KEYS[key];
    if (move && target === viewport.current) slider[move]();
  };

  return (
    <section
      className={isBanner ? styles.banner : styles.carousel}
      aria-label={label}
      aria-roledescription={carousel.role}
      // Still while the keyboard is inside (WCAG 2.2.2); a click does not stop it (docs/behaviour.md#required).
      onFocus={(event) => event.target.matches(':focus-visible') && slider.hold()}
      onBlur={slider.release}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move the row, as they scroll it before */}
      <div
        ref={viewport}
        className={slider.isReady ? styles.taken : styles.viewport}
        // A region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable); who is there stays when its buttons come.
        tabIndex={slider.isReady ? -1 : 0}
        onKeyDown={onKeyDown}
      >
        {/* Not a style attribute, which the Content-Security-Policy refuses. */}
        <ul className={styles.row} data-base={base} data-sm={sm} data-md={md} data-lg={lg}>
          {children}
        </ul>
      </div>
      <CarouselControls slider={slider} isOver={isBanner} />
    </section>
  );
}
