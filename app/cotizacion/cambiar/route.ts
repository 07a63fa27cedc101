import { limitedText, seeOther } from '@/lib/http/form-requests';
import { toReviewPath } from '@/lib/pasted-list/address';
import { parsePasted } from '@/lib/pasted-list/parse';
import { addLines, formatList, toListPath, toListPlace } from '@/lib/quotation-list/address';
import { PASTE_FIELD, PASTE_PLACES, readChange } from '@/lib/quotation-list/fields';
import { routes } from '@/lib/routes';

/** A list without JavaScript: GET …?101=2&305=1 leads to the address of that list. */
export function GET(request: Request): Response {
  return seeOther(toListPlace(readChange(new URL(request.url).searchParams)));
}

/** The form of a whole list, which may be too long for an address; reviews pasted lines, but adds one below others. */
export async function POST(request: Request): Promise<Response> {
  const body = await limitedText(request);
  if (typeof body !== 'string') return seeOther(`${routes.quotationList}#${PASTE_PLACES.tooLong}`);
  const fields = new URLSearchParams(body);
  const { lines, isWhole } = readChange(fields);
  const text = fields.get(PASTE_FIELD)?.trim() ?? '';
  const pasted = parsePasted(text);
  if (pasted.lines.length > Math.min(1, lines.length))
    return seeOther(toReviewPath({ ...pasted, base: formatList(lines) }));
  if (text !== '' && pasted.lines.length === 0) return seeOther(`${toListPath(lines)}#${PASTE_PLACES.empty}`);
  const sum = addLines(lines, pasted.lines);
  return seeOther(toListPlace({ lines: sum.lines, isWhole: isWhole && sum.left === 0 }));
}
