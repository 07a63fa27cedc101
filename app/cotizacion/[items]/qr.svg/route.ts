import { formatList, parseList } from '@/lib/quotation-list/address';
import { toPublicAddress, toQuotationListPath } from '@/lib/routes';
import { getSettings } from '@/lib/settings';
import { toQrSvg } from '@/lib/sharing/qr';
import { type ListParams, listExample } from '../../list';

type Context = { readonly params: Promise<ListParams> };

const HEADERS = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' };

/** Made at its first visit and stored, as the page is. */
export const generateStaticParams = listExample;

/** The QR code of the address of a list, for its printed page. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const text = (await params).items;
  const { items } = parseList(text);
  if (items.length === 0 || formatList(items) !== text) return new Response(null, { status: 404 });
  const { siteUrl } = await getSettings();
  return new Response(toQrSvg(toPublicAddress(siteUrl, toQuotationListPath(items))), { headers: HEADERS });
}
