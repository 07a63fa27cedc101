import { limitedText } from '@/lib/http/read-body';
import { readChange } from '@/lib/quotation-list/change';
import { listAddress } from '../list';

/** A list without JavaScript: GET …?101=2&305=1 (or …?101-305=1, …?libre=silla) leads to the address of that list. */
export function GET(request: Request): Response {
  return leadTo(new URL(request.url).searchParams);
}

/** The same for the form of a whole list, whose words are longer than an address may be. */
export async function POST(request: Request): Promise<Response> {
  const body = await limitedText(request);
  return typeof body === 'string' ? leadTo(new URLSearchParams(body)) : new Response(null, { status: 413 });
}

function leadTo(fields: URLSearchParams): Response {
  const { leftOut, ...lines } = readChange(fields);
  // A relative Location, so that the host that the visitor sees is kept behind any proxy (RFC 9110, 10.2.2).
  return new Response(null, { status: 303, headers: { Location: listAddress(lines, leftOut) } });
}
