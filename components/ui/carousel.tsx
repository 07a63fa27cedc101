'use client';

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { carousel } from '@/content/client/home';
import styles from './carousel.module.scss';
import { Icon } from './icon';
import type { PerView, Position, SwiperOptions } from './slider';

type Props = {
  /** What a screen reader calls the row. */
  readonly label: string;
  /** List items, server-rendered. */
  readonly children: ReactNode;
  readonly perView?: PerView;
  /** Milliseconds that a slide stays (docs/behaviour.md#required). */
  readonly delay: number;
  /** Slides from edge to edge, with the controls over them. */
  readonly isBanner?: boolean;
};

/** A row of slides that scrolls sideways and snaps; near the screen it begins to move by itself and gets its controls. */
export function Carousel({ label, children, perView = [1, 1], delay, isBanner = false }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const slider = useSlider(viewport, { perView, delay, gap: isBanner ? 0 : 1.5 });

  return (
    <section
      className={isBanner ? styles.banner : styles.carousel}
      aria-label={label}
      aria-roledescription={carousel.role}
      // Still while the keyboard is inside (WCAG 2.2.2); a click does not stop it (docs/behaviour.md#required).
      onFocus={(event) => event.target.matches(':focus-visible') && slider.hold()}
      onBlur={slider.release}
    >
      <div
        ref={viewport}
        className={slider.isReady ? styles.taken : styles.viewport}
        // A region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable); who is there stays when its buttons come.
        tabIndex={slider.isReady ? -1 : 0}
      >
        {/* Not a style attribute, which the Content-Security-Policy refuses. */}
        <ul className={styles.row} data-md={perView[0]} data-lg={perView[1]}>
          {children}
        </ul>
      </div>
      <Controls slider={slider} />
    </section>
  );
}

/** How near the screen a row must be for swiper to be fetched. */
const NEAR = '200px';

/** Rows are taken over one at a time, and not while the page is hydrated. */
const idle = () =>
  new Promise<void>((resolve) => {
    // Older Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 100);
  });

/** Loads swiper when the row comes near the screen; it plays unless the visitor prefers stillness, pauses it, or has the focus inside. */
function useSlider(viewport: RefObject<HTMLElement | null>, options: Pick<SwiperOptions, 'perView' | 'delay' | 'gap'>) {
  const slider = useRef<Swiper>(undefined);
  const given = useRef(options);
  const [isPlaying, setPlaying] = useState(true);
  /** The position is announced only after the visitor moves or stops a row. */
  const [isTouched, setTouched] = useState(false);
  const [position, setPosition] = useState<Position | null>(null);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let isGone = false;
    const start = async () => {
      const { mountSwiper } = await import('./slider');
      await idle();
      if (isGone) return;
      setPlaying(!isStill);
      const isPlaying = !isStill && !element.parentElement?.contains(document.activeElement);
      slider.current = mountSwiper(element, { ...given.current, isPlaying, onMove: setPosition });
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without a connection the row goes on scrolling by hand.
        start().catch(() => undefined);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      slider.current?.destroy(true, false);
      // The framework keeps the page that was left: its row may lose the focus after this.
      slider.current = undefined;
    };
  }, [viewport]);

  const touch = (move: (row: Swiper) => void) => {
    setTouched(true);
    if (slider.current) move(slider.current);
  };

  return {
    isReady: position !== null,
    isPlaying,
    position: position ?? { index: 0, count: 0 },
    isTouched,
    next: () => touch((row) => row.slideNext()),
    previous: () => touch((row) => row.slidePrev()),
    goTo: (index: number) => touch((row) => row.slideTo(index)),
    toggle: () => {
      setTouched(true);
      if (isPlaying) slider.current?.autoplay.stop();
      else slider.current?.autoplay.start();
      setPlaying(!isPlaying);
    },
    hold: () => slider.current?.autoplay.stop(),
    release: () => {
      if (isPlaying) slider.current?.autoplay.start();
    },
  };
}

type SliderState = ReturnType<typeof useSlider>;

/** Arrows move among the buttons, which are one stop of Tab (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/); a dot shows its slide at once. */
function onToolbarKey(event: KeyboardEvent) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const place = buttons.indexOf(event.target as HTMLButtonElement);
  const to = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const button = buttons.at(to) ?? buttons[0];
  button?.focus();
  if (button?.hasAttribute('aria-current')) button.click();
}

/** Of the button that pauses, in the order of the buttons: the first stop of the keyboard. */
const PAUSE = 1;
/** Before the dots. */
const BUTTONS = 3;

/** Back, pause or play, on, and where one is. Their place is kept before they come. */
function Controls({ slider }: { readonly slider: SliderState }) {
  const [focused, setFocused] = useState(PAUSE);
  const { isReady, isPlaying, isTouched, position } = slider;
  if (!isReady || position.count < 2) return <div className={styles.controls} />;
  // A wider window has fewer dots.
  const stop = Math.min(focused, BUTTONS + position.count - 1);
  const at = (place: number, label: string) =>
    ({
      type: 'button',
      'aria-label': label,
      tabIndex: place === stop ? 0 : -1,
      onFocus: () => setFocused(place),
    }) as const;
  const { previous, pause, play, next, goTo } = carousel;
  return (
    <>
      <div className={styles.controls} role="toolbar" aria-label={carousel.controls} onKeyDown={onToolbarKey}>
        <button {...at(0, previous)} className={`disc ${styles.button}`} data-arrow="" onClick={slider.previous}>
          <Icon name="chevron-left" size={20} />
        </button>
        <button {...at(PAUSE, isPlaying ? pause : play)} className={`disc ${styles.button}`} onClick={slider.toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
        </button>
        <button {...at(2, next)} className={`disc ${styles.button}`} data-arrow="" onClick={slider.next}>
          <Icon name="chevron-right" size={20} />
        </button>
        <div className={styles.dots}>
          {Array.from({ length: position.count }, (_, index) => (
            <button
              {...at(BUTTONS + index, goTo(index + 1, position.count))}
              key={goTo(index + 1, position.count)}
              className={styles.dot}
              aria-current={index === position.index}
              onClick={() => slider.goTo(index)}
            />
          ))}
        </div>
      </div>
      <p className="hidden" aria-live={isPlaying ? 'off' : 'polite'}>
        {isPlaying || !isTouched ? '' : carousel.status(position.index + 1, position.count)}
      </p>
    </>
  );
}
