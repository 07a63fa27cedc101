import { limits } from '@/content/limits';
import { parseList } from '../quotation-list/address';

export type ParsedComparison = {
  readonly ids: readonly string[];
  /** True when something of the text was left out. */
  readonly hasDropped: boolean;
};

/** The products of `101-102-103`, at most four, each once; quantities are ignored, and invalid parts are left out. */
export function parseComparison(text: string): ParsedComparison {
  const { items, hasDropped } = parseList(text);
  const ids = items.slice(0, limits.comparison).map(({ id }) => id);
  return { ids, hasDropped: hasDropped || ids.length < items.length };
}

type Attribute = { readonly name: string; readonly value: string };

type Row = {
  readonly name: string;
  /** One for each product; null where it does not say. */
  readonly values: readonly (string | null)[];
  /** True when two products say different things. */
  readonly isDifferent: boolean;
};

/** The attributes of several products side by side: those that can be compared first, each in the order in which the products name them. */
export function toRows(products: readonly (readonly Attribute[])[]): Row[] {
  const names = [...new Set(products.flat().map(({ name }) => name))];
  const rows = names.map((name) => {
    const values = products.map((attributes) => attributes.find((one) => one.name === name)?.value ?? null);
    return { name, values, isDifferent: new Set(values.filter((value) => value !== null)).size > 1 };
  });
  const isShared = ({ values }: Row) => values.filter((value) => value !== null).length > 1;
  return [...rows.filter(isShared), ...rows.filter((row) => !isShared(row))];
}
