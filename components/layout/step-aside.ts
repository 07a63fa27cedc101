/** What the chat button may not cover: titles, fields, the buttons that send a form, and lists of ways. */
const KEPT = 'main :is(h1, h2, h3, h4, input, select, textarea, nav a, form[method=post] [type=submit])';

/** Marks every chat button with `data-away` while it would cover what is kept free; a style sheet decides in which windows that counts. */
export function stepAside(signal: AbortSignal): void {
  const update = () => {
    const kept = [...document.querySelectorAll(KEPT)].map((part) => part.getBoundingClientRect());
    for (const button of document.querySelectorAll('[data-chat]')) {
      const place = button.getBoundingClientRect();
      button.toggleAttribute(
        'data-away',
        kept.some((part) => isOver(part, place)),
      );
    }
  };
  // Rows that scroll sideways count too; their events do not bubble.
  addEventListener('scroll', update, { capture: true, signal });
  // Another page, a text that opens, a turned phone. It also tells the size at the start.
  const sizes = new ResizeObserver(update);
  sizes.observe(document.body);
  signal.addEventListener('abort', () => sizes.disconnect());
}

function isOver(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
