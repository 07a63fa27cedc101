import { parseList } from '@/lib/quotation-list/address';
import { parseId } from '@/lib/routes';
import { listAddress } from '../list';

/** The quantities of a list without JavaScript: GET …?101=2&305=1 leads to the address of that list. */
export function GET(request: Request): Response {
  const wanted = [...new URL(request.url).searchParams].filter(([id]) => parseId(id));
  const { items, hasDropped } = parseList(wanted.map(([id, quantity]) => `${id}x${quantity}`).join('-'));
  // A relative Location, so that the host that the visitor sees is kept behind any proxy (RFC 9110, 10.2.2).
  return new Response(null, { status: 303, headers: { Location: listAddress(items, hasDropped) } });
}
