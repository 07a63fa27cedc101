import { parseList } from '@/lib/quotation-list/address';
import { parseId } from '@/lib/routes';
import { listAddress } from '../list';

/** A list without JavaScript: GET …?101=2&305=1 (or …?101-305=1) leads to the address of that list. */
export function GET(request: Request): Response {
  const wanted = [...new URL(request.url).searchParams].flatMap(([ids, quantity]) =>
    ids.split('-').flatMap((id) => (parseId(id) ? [`${id}x${quantity}`] : [])),
  );
  const { items, hasDropped } = parseList(wanted.join('-'));
  // A relative Location, so that the host that the visitor sees is kept behind any proxy (RFC 9110, 10.2.2).
  return new Response(null, { status: 303, headers: { Location: listAddress(items, hasDropped) } });
}
