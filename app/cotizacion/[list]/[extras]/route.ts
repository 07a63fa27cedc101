import { parseList, toListPlace } from '@/lib/quotation-list/address';
import { readOldList } from '@/lib/quotation-list/list-text';
import { decodeParam } from '@/lib/routes';

type Context = { readonly params: Promise<{ readonly list: string; readonly extras: string }> };

/** Addresses of lists with words, as they were until 2026-11, lead to the same list; may go in 2027-11. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { list, extras } = await params;
  const place = toListPlace(parseList(readOldList(decodeParam(`${list}/${extras}`))));
  return new Response(null, { status: 308, headers: { Location: place } });
}
