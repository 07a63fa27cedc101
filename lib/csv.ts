/** A line break may stay in a quoted cell; a lone carriage return ends a row for some readers, and XML has few others. */
const INVISIBLE_BUT_LINES = /(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu;

export const replaceInvisible = (text: string) => text.replace(INVISIBLE_BUT_LINES, ' ');

/** CSV for Excel in Spanish: semicolons, and a byte-order mark, without which it takes UTF-8 for another encoding. */
export function toCsv(table: readonly (readonly string[])[], protect: (text: string) => string): string {
  const quote = (text: string) => (text === '' ? '' : `"${protect(text).replaceAll('"', '""')}"`);
  return `\uFEFF${table.map((cells) => `${cells.map(quote).join(';')}\n`).join('')}`;
}
