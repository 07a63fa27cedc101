/** Between a notice and its button, and the steps in which a place is looked for. */
const GAP_PX = 8;

/** Between a notice and what else can be pressed. */
const EDGE_PX = 4;

/** Milliseconds for which one stays that offers to undo: to think again takes longer. */
const UNDO_MS = 6_000;

/** The words of a card. */
const WORDS = 'h2, h3, p';

/** What can be pressed. */
const PRESSED = 'a, button, input, label, select, summary, textarea';

/**
 * Puts `notice` where it covers nothing that can be pressed and, where there is room, no word of the card of `button`, as near to it as possible; it
 * scrolls with the page, so that this stays true.
 */
export function placeNotice(notice: HTMLElement | null, button: HTMLElement): void {
  if (!notice) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, width, top, bottom } = button.getBoundingClientRect();
  const size = notice.getBoundingClientRect();
  const middle = left + width / 2 - size.width / 2;
  const x = Math.max(2 * GAP_PX, Math.min(middle, clientWidth - size.width - 2 * GAP_PX));
  const pressed = [...document.querySelectorAll(PRESSED)].filter((one) => !notice.contains(one));
  const words = [...(button.closest('article, li')?.querySelectorAll(WORDS) ?? [])];
  const isFree = (y: number, taken: readonly DOMRect[]) =>
    !taken.some(
      (one) =>
        one.left < x + size.width && x < one.right && one.top < y + size.height + EDGE_PX && y - EDGE_PX < one.bottom,
    );
  const above = top - size.height - GAP_PX;
  const places: number[] = [];
  for (let y = above; y > GAP_PX; y -= GAP_PX) places.push(y);
  for (let y = bottom + GAP_PX; y < clientHeight - size.height; y += GAP_PX) places.push(y);
  places.sort((one, other) => Math.abs(one - above) - Math.abs(other - above));
  const findNearest = (elements: readonly Element[]) => {
    const taken = elements.map((one) => one.getBoundingClientRect());
    return places.find((y) => isFree(y, taken));
  };
  const nearest = findNearest([...pressed, ...words]) ?? findNearest(pressed);
  if (notice.querySelector('button')) notice.style.animationDuration = `${UNDO_MS}ms`;
  notice.style.position = 'absolute';
  notice.style.inset = `${(nearest ?? above) + scrollY}px auto auto ${x + scrollX}px`;
}
