import { listLimits } from '@/content/list-limits';
import { parseList, toListPath } from '@/lib/quotation-list/address';
import { routes, toPublicAddress } from '@/lib/routes';
import { getSettings } from '@/lib/settings';
import { answerQrCode } from '@/lib/sharing/qr';
import { type ListParams, listExample } from '../../list';

/** Made at its first visit and stored, as the page is. */
export const generateStaticParams = listExample;

/** The QR code of the address of a list, for its printed page. */
export async function GET(_: Request, { params }: { readonly params: Promise<ListParams> }): Promise<Response> {
  const { list } = await params;
  const path = toListPath(parseList(list).lines);
  const address = toPublicAddress((await getSettings()).siteUrl, path);
  if (path !== `${routes.quotationList}/${list}` || address.length > listLimits.code)
    return new Response(null, { status: 404 });
  return answerQrCode(address);
}
