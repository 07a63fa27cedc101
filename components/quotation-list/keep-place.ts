/** Who writes in `field` goes on where he is, with his words, on the page at `path`, which takes the focus to its beginning (PageFocus). */
export function keepPlace(field: HTMLInputElement, path: string): void {
  const { pathname: left } = location;
  const active = document.activeElement as HTMLElement;
  // The page takes the focus only where it has none: a click beside all controls gives it that before.
  const isNowhere = active.matches('body, main');
  if (isNowhere) active.blur();
  let place = isNowhere ? (field.closest('details')?.querySelector('summary') ?? field) : active;
  const stop = new AbortController();
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.tagName !== 'MAIN') place = target;
    else if (location.pathname === left) target.blur();
    else {
      stop.abort();
      if (location.pathname === path) goOn(place, field.form);
    }
  };
  document.addEventListener('focusin', follow, { signal: stop.signal });
}

/** Gives the focus to what `place` is on the page that is shown; with its words, where they are of `form`. */
function goOn(place: HTMLElement, form: HTMLFormElement | null): void {
  const name = getName(place);
  const listSame = (page: ParentNode | null, selector: string) =>
    [...(page?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((one) => getName(one) === name);
  // The framework keeps pages that were left in the document, out of sight.
  const index = listSame(place.closest('main > *'), place.tagName).indexOf(place);
  const next = isShown(place) ? place : listSame(document, `main ${place.tagName}`).filter(isShown)[index];
  const details = next?.tagName === 'SUMMARY' ? null : next?.closest('details');
  if (details) details.open = true;
  next?.focus({ preventScroll: true });
  if (isText(place) && isText(next) && place.form === form) copyWords(place, next);
}

function copyWords({ value, selectionStart, selectionEnd }: HTMLInputElement, field: HTMLInputElement): void {
  if (field.value !== value) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(selectionStart, selectionEnd);
}

/** What a control is called, and the name of its field. */
function getName(element: Element): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
  return [element.getAttribute('name'), element.getAttribute('aria-label'), label].join('\n');
}

/** False on a page that was left; what is folded counts as shown where its fold is. */
export function isShown(element: HTMLElement): boolean {
  return (element.closest<HTMLElement>('details') ?? element).offsetParent !== null;
}

const isText = (element: Element | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'text';
