import { SEVERAL } from '@/components/quotation-list/list-form';
import { parseList } from '@/lib/quotation-list/address';
import { parseId } from '@/lib/routes';
import { listAddress } from '../list';

/** A list without JavaScript: GET …?101=2&305=1 or …?lista=101x2-305 leads to the address of that list. */
export function GET(request: Request): Response {
  const wanted = [...new URL(request.url).searchParams].flatMap(([name, value]) => {
    if (name === SEVERAL) return [value];
    return parseId(name) ? [`${name}x${value}`] : [];
  });
  const { items, hasDropped } = parseList(wanted.join('-'));
  // A relative Location, so that the host that the visitor sees is kept behind any proxy (RFC 9110, 10.2.2).
  return new Response(null, { status: 303, headers: { Location: listAddress(items, hasDropped) } });
}
