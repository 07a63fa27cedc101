import { type RefObject, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import type { PerView, Position } from './slider';

type Options = { readonly perView: PerView; readonly delay: number; readonly gap: number };

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
export function useSlider(viewport: RefObject<HTMLElement | null>, options: Options) {
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

export type SliderState = ReturnType<typeof useSlider>;
