type Results = { readonly items: readonly unknown[] };
type Found<R> = {
  readonly results: R;
  /** The words that they answer; null for those of the search. */
  readonly meant: string | null;
};

/** The `first` results of `q`; where there are none, those of one more request for what is meant by it. `search` gives null when it fails. */
export async function searchAgain<R extends Results>(
  q: string,
  first: R,
  findMeant: (q: string) => Promise<string | null>,
  search: (q: string) => Promise<R | null>,
): Promise<Found<R>> {
  const meant = first.items.length > 0 ? null : await findMeant(q);
  const others = meant === null ? null : await search(meant.toLowerCase());
  return others === null || others.items.length === 0 ? { results: first, meant: null } : { results: others, meant };
}
