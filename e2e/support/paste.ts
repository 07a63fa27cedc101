import type { Page } from '@playwright/test';

const KNOWN = [
  ['Monitor de signos vitales', 2],
  ['Esfigmomanómetro', 3],
  ['Bomba de infusión volumétrica', 1],
  ['Autoclave', 4],
  ['Batería para DEA-50', 1],
  ['Silla de ruedas plegable', 5],
] as const;

/** `count` rows as Excel copies them, with their headings: three products, two that are doubtful, and what the catalogue does not have. */
export function excelLines(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const [name, quantity] = KNOWN[index] ?? [`Guante quirúrgico talla ${index}`, 10];
    return [index + 1, name, 'UND', quantity].join('\t');
  });
  return ['Ítem\tDescripción\tUnidad\tCantidad', ...rows].join('\r\n');
}

/** Pastes `text` into the text area of the page, and asks what it means. */
export async function pasteList(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /Su lista/ }).fill(text);
  await page.getByRole('button', { name: 'Revisar mi lista' }).click();
}
