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

/** The text of a list of which the products stood before all words, as addresses and devices had it until 2026-11. May go in 2027-11. */
export function readOldList(products: string, words = ''): string {
  const lines = splitList(products === 'libre' && words !== '' ? '' : products);
  const places = new Map(lines.map((line, index) => [readProductId(line), index]));
  for (const one of words === '' ? [] : words.split('___')) {
    const id = readProductId(one);
    const place = places.get(id);
    const line = one.replaceAll('-', '~2d~');
    if (id === '') lines.push(line);
    // A note of what is not there is no line.
    else if (place === undefined) lines.push('__');
    else lines[place] += line.slice(id.length);
  }
  return lines.join('-');
}
