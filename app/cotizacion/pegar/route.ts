import { limitedText, seeOther } from '@/lib/http/form-requests';
import { toReviewPath } from '@/lib/pasted-list/address';
import { parsePasted } from '@/lib/pasted-list/parse';
import { PASTE_FIELD, PASTE_FORM_PATH, PASTE_PLACES } from '@/lib/quotation-list/fields';
import { routes } from '@/lib/routes';

/** Who opens this address, or comes back to it, finds the text area. */
export function GET(): Response {
  return seeOther(PASTE_FORM_PATH);
}

/** A pasted list leads to the page of what its lines mean, wherever the form stood: nothing is stored. */
export async function POST(request: Request): Promise<Response> {
  const body = await limitedText(request);
  if (typeof body !== 'string') return seeOther(`${routes.quotationList}#${PASTE_PLACES.tooLong}`);
  const fields = new URLSearchParams(body);
  const pasted = parsePasted(fields.get(PASTE_FIELD) ?? '');
  if (pasted.lines.length === 0) return seeOther(`${routes.quotationList}#${PASTE_PLACES.empty}`);
  return seeOther(toReviewPath({ ...pasted, base: '' }));
}
