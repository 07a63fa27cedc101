import { formatList, type Line, type ParsedList, parseList } from './address';
import { readOldList } from './list-text';

type Product = Line & { readonly id: string };
type OwnLine = Line & { readonly text: string };

/** The lines of a list by their kind, as a request is stored and sent. */
export type QuotationLines = { readonly items: readonly Product[]; readonly free: readonly OwnLine[] };

/** The list of the fields `items` and `extras` of a request: `items` may be all of it. */
export function parseLines(items: string, extras: string): QuotationLines & Pick<ParsedList, 'leftOut'> {
  const { lines, leftOut } = parseList(readOldList(items, extras));
  return {
    items: lines.flatMap((line) => (line.id === undefined ? [] : { ...line, id: line.id })),
    free: lines.flatMap((line) => (line.text === undefined ? [] : { ...line, text: line.text })),
    leftOut,
  };
}

/** What `extras` says besides the products and their notes. */
export function formatExtras({ free }: QuotationLines): string {
  return free.map((line) => formatList([line])).join('___');
}
