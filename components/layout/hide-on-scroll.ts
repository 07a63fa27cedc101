/** Less than this is no scrolling: a finger at rest trembles. */
const LEAST_PX = 5;

/** How far from the top of the page the header begins to go. */
const START_PX = 120;

/** Marks `header` with `data-away` while the page is scrolled down, and takes the mark off when it is scrolled up. */
export function hideOnScroll(header: Element | null, signal: AbortSignal): void {
  let last = scrollY;
  const onScroll = () => {
    const way = scrollY - last;
    if (Math.abs(way) < LEAST_PX) return;
    header?.toggleAttribute('data-away', way > 0 && scrollY > START_PX);
    last += way;
  };
  // Scrolling cannot be prevented: the listener is passive.
  addEventListener('scroll', onScroll, { signal });
}
