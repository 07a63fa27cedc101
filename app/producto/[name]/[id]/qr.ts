import { getProduct } from '@/lib/backend';
import { isAddressOf, parseId, toShortPath } from '@/lib/routes';
import { getSettings } from '@/lib/settings';
import type { ProductParams } from './product';

type Picture = { readonly type: string; readonly draw: (text: string) => string | Promise<Buffer> };

/** The QR code of a product's address as a picture; 404 where the address is no product's. */
export async function createQrResponse(params: Promise<ProductParams>, { type, draw }: Picture): Promise<Response> {
  const { name, id } = await params;
  const found = parseId(id) ? await getProduct(id) : null;
  const product = found?.ok ? found.data : null;
  if (!product || !isAddressOf(name, product)) return new Response(null, { status: 404 });
  const { siteUrl } = await getSettings();
  const body = await draw(siteUrl + toShortPath(product.id));
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' },
  });
}
