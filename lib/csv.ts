/** Signs that nobody sees as blanks, but for line breaks: a lone carriage return ends a row for some readers. */
export const replaceInvisible = (text: string) => text.replace(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu, ' ');

/** CSV for Excel in Spanish: semicolons, and a byte-order mark, without which it takes UTF-8 for another encoding. */
export function toCsv(table: readonly (readonly string[])[], protect: (text: string) => string): string {
  const quote = (text: string) => (text === '' ? '' : `"${protect(text).replaceAll('"', '""')}"`);
  return `\uFEFF${table.map((cells) => `${cells.map(quote).join(';')}\n`).join('')}`;
}
