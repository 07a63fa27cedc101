/** What every page needs of quotation lists; address.ts has the rest. */

/** Id of the one form of every page that all buttons of the quotation list belong to. */
export const LIST_FORM = 'lista';

/** The lines of the text of a list (formatList): `101x2__con_cable-x3__silla_de_ruedas`. */
export function splitList(text: string): string[] {
  return text === '' ? [] : text.split('-');
}

/** The product of such a line; '' of a line in the visitor's own words. */
export function readProductId(line: string): string {
  return /^\d*/.exec(line)?.[0] ?? '';
}

/** The text of a list; also reads the spelling until 2026-11, `101x2-305/305__nota___x3__silla`; may go in 2027-11. */
export function readOldList(text: string): string {
  const [products = '', ...rest] = text.split('/');
  if (rest.length === 0) return text;
  // A text may have a slash.
  const left = rest.join('/').replaceAll('-', '~2d~').split('___');
  const lines = splitList(products === 'libre' ? '' : products).map((line) => {
    const id = readProductId(line);
    const at = left.findIndex((one) => readProductId(one) === id);
    return at < 0 ? line : line + left.splice(at, 1).join().slice(id.length);
  });
  // A note of what is not there is no line.
  return [...lines, ...left.map((one) => (readProductId(one) === '' ? one : '__'))].join('-');
}
