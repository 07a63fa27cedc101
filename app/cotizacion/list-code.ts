import { listLimits } from '@/content/list-limits';
import { toLinesPath } from '@/lib/list-paths';
import { readAddress } from '@/lib/quotation-list/lines';
import { routes, toPublicAddress } from '@/lib/routes';
import { getSettings } from '@/lib/settings';
import { toQrSvg } from '@/lib/sharing/qr';
import { type ListParams, toAskedPath } from './list';

type Context = { readonly params: Promise<ListParams> };

const HEADERS = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' };

/** The QR code of the address of a list, for its printed page. */
export async function getListCode(_: Request, { params }: Context): Promise<Response> {
  const { items, extras } = await params;
  const path = toLinesPath(readAddress(items, extras));
  const isEmpty = path === routes.quotationList;
  const address = toPublicAddress((await getSettings()).siteUrl, path);
  if (isEmpty || path !== toAskedPath({ items, extras }) || address.length > listLimits.code)
    return new Response(null, { status: 404 });
  return new Response(toQrSvg(address), { headers: HEADERS });
}
