import { limitedText } from '@/lib/http/read-body';
import { toReviewPath } from '@/lib/pasted-list/address';
import { PASTE_FIELD, PASTE_PLACES } from '@/lib/pasted-list/fields';
import { parsePasted } from '@/lib/pasted-list/parse';
import { routes } from '@/lib/routes';

/** Who opens this address, or comes back to it, finds the text area. */
export function GET(): Response {
  return leadTo(routes.quotationList, PASTE_PLACES.form);
}

/** A pasted list leads to the page of what its lines mean, wherever the form stood: nothing is stored. */
export async function POST(request: Request): Promise<Response> {
  const body = await limitedText(request);
  if (typeof body !== 'string') return leadTo(routes.quotationList, PASTE_PLACES.tooLong);
  const fields = new URLSearchParams(body);
  const pasted = parsePasted(fields.get(PASTE_FIELD) ?? '');
  if (pasted.lines.length === 0) return leadTo(routes.quotationList, PASTE_PLACES.empty);
  return leadTo(toReviewPath({ ...pasted, base: '' }));
}

/** A relative Location, so that the host that the visitor sees is kept behind any proxy (RFC 9110, 10.2.2). */
function leadTo(path: string, place?: string): Response {
  return new Response(null, { status: 303, headers: { Location: place ? `${path}#${place}` : path } });
}
