/** Less than this is no scrolling: a finger at rest trembles. */
const LEAST_PX = 5;

/** How far from the top of the page the header begins to go. */
const START_PX = 120;

/** Marks `header` with `data-away` while the page is scrolled down, and takes the mark off when it is scrolled up. */
export function hideOnScroll(header: Element | null, signal: AbortSignal): void {
  let last = window.scrollY;
  const onScroll = () => {
    const { scrollY } = window;
    if (Math.abs(scrollY - last) < LEAST_PX) return;
    header?.toggleAttribute('data-away', scrollY > last && scrollY > START_PX);
    last = scrollY;
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal });
}
