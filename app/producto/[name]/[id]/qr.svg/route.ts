import { getProduct, mustRead, tagMissing } from '@/lib/backend';
import { isAddressOf, parseId, toShortPath } from '@/lib/routes';
import { getSettings } from '@/lib/settings';
import { answerQrCode } from '@/lib/sharing/qr';
import { listProductParams, type ProductParams } from '../product';

type Context = { readonly params: Promise<ProductParams> };

/** Made at its first visit and stored, as the page is. */
export const generateStaticParams = listProductParams;

/** The QR code of a product's short address, for its printed sheet; 404 where the address is no product's. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { name, id } = await params;
  const found = parseId(id) ? await mustRead(getProduct(id)) : null;
  const product = found?.ok ? found.data : null;
  if (!product || !isAddressOf(name, product)) {
    await tagMissing();
    return new Response(null, { status: 404 });
  }
  const { siteUrl } = await getSettings();
  return answerQrCode(siteUrl + toShortPath(product.id));
}
