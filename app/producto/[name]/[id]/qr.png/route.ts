import { toQrPng } from '@/lib/sharing/qr';
import { listProductParams, type ProductParams } from '../product';
import { createQrResponse } from '../qr';

type Context = { readonly params: Promise<ProductParams> };

/** Large enough for a poster. */
const WIDTH_PX = 1_000;

/** Made at its first visit and stored, as the page is. */
export const generateStaticParams = listProductParams;

/** The QR code of a product's address, for posters and quotations. */
export function GET(_: Request, { params }: Context): Promise<Response> {
  return createQrResponse(params, { type: 'image/png', draw: (text) => toQrPng(text, WIDTH_PX) });
}
