/** Writes the institution of the form on the printed list. */
export function writePaper(): void {
  // The framework keeps pages that were left in the document, out of sight.
  for (const place of document.querySelectorAll('[data-paper]')) {
    const list = place.closest('section')?.parentElement;
    place.textContent = list?.querySelector<HTMLInputElement>('[name=institution]')?.value.trim() ?? '';
  }
}
