import { COMPARISON_FORM, parseComparison } from '@/lib/catalogue/comparison';
import { seeOther } from '@/lib/http/form-requests';
import { INCOMPLETE } from '@/lib/quotation-list/address';
import { toComparisonPath } from '@/lib/routes';

/** The products that were ticked: GET …?id=101&id=102 leads to the address of their comparison. */
export function GET(request: Request): Response {
  const wanted = new URL(request.url).searchParams.getAll(COMPARISON_FORM.field);
  const { ids, hasDropped } = parseComparison(wanted.join('-'));
  const mark = hasDropped ? `#${INCOMPLETE}` : '';
  return seeOther(toComparisonPath(ids) + mark);
}
