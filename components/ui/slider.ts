import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/** Slides per view from 48 and 64 rem, one below: 768 and 1024 px unless the visitor's browser has larger letters. */
export type PerView = readonly [md: number, lg: number];

export type Position = { readonly index: number; readonly count: number };

export type SwiperOptions = {
  readonly perView: PerView;
  /** Rem between slides: what the style sheet has, so that nothing moves. */
  readonly gap: number;
  /** Milliseconds that a slide stays. */
  readonly delay: number;
  readonly isPlaying: boolean;
  readonly onMove: (position: Position) => void;
};

/** How long a slide moves. */
const SPEED_MS = 500;

/** The one file that imports swiper, loaded on demand: takes over a row of slides that already scrolls, from where it is scrolled to. */
export function mountSwiper(viewport: HTMLElement, { perView, gap, delay, isPlaying, onMove }: SwiperOptions) {
  const row = viewport.firstElementChild as HTMLElement;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const speed = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEED_MS;
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    init: false,
    initialSlide: scrolledTo(viewport, row),
    wrapperClass: 'swiper-wrapper',
    spaceBetween: gap * rem,
    breakpoints: { [48 * rem]: { slidesPerView: perView[0] }, [64 * rem]: { slidesPerView: perView[1] } },
    rewind: true,
    watchSlidesProgress: true,
    // A swipe or a click does not stop it (docs/behaviour.md#required).
    autoplay: { delay, disableOnInteraction: false },
    speed,
  });
  const tell = () => {
    hideOthers(swiper);
    onMove({ index: swiper.snapIndex, count: swiper.snapGrid.length });
  };
  swiper.on('init', tell);
  swiper.on('slideChange', () => {
    tell();
    // The way back from the last slide to the first would be a blur.
    if (Math.abs(swiper.activeIndex - swiper.previousIndex) > 1) row.animate?.({ opacity: [0, 0, 1] }, speed * 1.5);
  });
  swiper.on('slideChangeTransitionEnd', tell);
  swiper.on('resize', tell);
  row.classList.add('swiper-wrapper');
  for (const slide of row.children) slide.classList.add('swiper-slide');
  viewport.scrollLeft = 0;
  swiper.init();
  if (!isPlaying) swiper.autoplay.stop();
  return swiper;
}

/** Slides out of view are out of reach of the keyboard and of screen readers too. */
function hideOthers(swiper: Swiper): void {
  for (const slide of swiper.slides) slide.inert = !slide.classList.contains('swiper-slide-visible');
}

function scrolledTo(viewport: HTMLElement, row: HTMLElement): number {
  const [first, second] = row.children as unknown as HTMLElement[];
  const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
  return step > 0 ? Math.round(viewport.scrollLeft / step) : 0;
}
