type Attribute = { readonly name: string; readonly value: string };

export type Row = {
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
