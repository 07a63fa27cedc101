import { shareCheck } from '@/content/share-check';
import { routes, toShortPath } from '@/lib/routes';
import type { SuggestionAnswer } from '@/lib/search-index/suggestion';
import { toOwnPath } from './fetch-own-page';

/** A path of this site, or why the pasted text stands for none. */
export type Understood = { readonly path: string } | { readonly failure: string };

/** As it is read from a card or a sheet: '201', 'Ref. 201', 'Referencia: 201', '#201'. */
const REFERENCE = /^(?:ref(?:erencia)?\b[.:\s]*|#\s*)?0*([1-9]\d{0,14})\.?$/i;
/** What no code and no registration has. */
const OF_AN_ADDRESS = /[/:?]/;

/** What a pasted `text` stands for: an address of this site (`origins`), a reference, a code or the number of a health registration. */
export async function understand(text: string, origins: readonly [string, ...string[]]): Promise<Understood> {
  const written = text.trim();
  const reference = REFERENCE.exec(written)?.[1];
  if (reference) return { path: toShortPath(reference) };
  if (!OF_AN_ADDRESS.test(written)) return findProduct(written);
  const path = toOwnPath(written, origins);
  return path === null ? { failure: shareCheck.foreign } : { path };
}

/** The only product that a search finds; throws when the search cannot be asked. */
async function findProduct(written: string): Promise<Understood> {
  const response = await fetch(`${routes.suggestApi}?${new URLSearchParams({ q: written })}`);
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  const { suggestions } = (await response.json()) as { readonly suggestions: readonly SuggestionAnswer[] };
  const [found, ...others] = suggestions.filter(({ kind }) => kind !== 'category');
  if (!found) return { failure: shareCheck.unknown(written) };
  return others.length > 0 ? { failure: shareCheck.several(written) } : { path: toShortPath(found.id) };
}
