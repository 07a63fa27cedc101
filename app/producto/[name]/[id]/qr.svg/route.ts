import { toQrSvg } from '@/lib/sharing/qr';
import { listProductParams, type ProductParams } from '../product';
import { createQrResponse } from '../qr';

type Context = { readonly params: Promise<ProductParams> };

/** Made at its first visit and stored, as the page is. */
export const generateStaticParams = listProductParams;

/** The QR code of a product's address, for its page and its printed sheet. */
export function GET(_: Request, { params }: Context): Promise<Response> {
  return createQrResponse(params, { type: 'image/svg+xml', draw: toQrSvg });
}
