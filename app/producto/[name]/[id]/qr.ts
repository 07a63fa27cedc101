import { getProduct } from '@/lib/backend';
import { tagMissing } from '@/lib/backend/missing-tag';
import { mustRead } from '@/lib/backend/outcome';
import { isAddressOf, parseId, toShortPath } from '@/lib/routes';
import { getSettings } from '@/lib/settings';
import type { ProductParams } from './product';

type Context = { readonly params: Promise<ProductParams> };
type Picture = { readonly type: string; readonly draw: (text: string) => string | Promise<Uint8Array<ArrayBuffer>> };

/** Answers with the QR code of a product's address as a picture; 404 where the address is no product's. */
export function createQrRoute({ type, draw }: Picture) {
  return async (_: Request, { params }: Context): Promise<Response> => {
    const { name, id } = await params;
    const found = parseId(id) ? await mustRead(getProduct(id)) : null;
    const product = found?.ok ? found.data : null;
    if (!product || !isAddressOf(name, product)) {
      await tagMissing();
      return new Response(null, { status: 404 });
    }
    const { siteUrl } = await getSettings();
    return new Response(await draw(siteUrl + toShortPath(product.id)), {
      headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' },
    });
  };
}
