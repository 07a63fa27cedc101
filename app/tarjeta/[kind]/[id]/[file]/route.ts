import { join } from 'node:path';
import { getCategories, getProduct, mustRead } from '@/lib/backend';
import { getPictureOrigin } from '@/lib/catalogue/pictures';
import { env } from '@/lib/env';
import { getClientIp } from '@/lib/http/client-ip';
import { openOgImages } from '@/lib/og-images/service';
import {
  getCategoryOgImage,
  getPageOgImage,
  getProductOgImage,
  isPageWithOgImage,
  type OgImageSubject,
} from '@/lib/og-images/subject';
import { remember } from '@/lib/remember';
import { parseId } from '@/lib/routes';

type Context = { readonly params: Promise<{ readonly kind: string; readonly id: string; readonly file: string }> };

const folder = join(process.cwd(), env.distDir, 'cache/og-images');
const open = () => openOgImages({ folder, origin: getPictureOrigin(env) });

/** The picture of a shared link. */
export async function GET({ headers, signal }: Request, { params }: Context): Promise<Response> {
  const { kind, id, file } = await params;
  // The id becomes part of a file's name.
  if (!isKind(kind) || !/^[a-z0-9-]{1,80}$/.test(id)) return new Response(null, { status: 404 });
  const address = getClientIp(headers, env.trustedProxies);
  return remember('Open Graph images', open)({ kind, id, file, address, signal }, () => finders[kind](id));
}

type Find = (id: string) => Promise<OgImageSubject | null>;

/** How each kind of Open Graph image finds what it shows; null when there is no such thing. */
const finders = {
  producto: async (id) => {
    const found = parseId(id) ? await mustRead(getProduct(id)) : null;
    return found?.ok && found.data ? getProductOgImage(found.data) : null;
  },
  categoria: async (id) => {
    const categories = await mustRead(getCategories());
    const category = categories.ok ? categories.data.find((one) => one.id === id) : undefined;
    return category ? getCategoryOgImage(category) : null;
  },
  pagina: async (id) => (isPageWithOgImage(id) ? getPageOgImage(id) : null),
} as const satisfies Record<OgImageSubject['kind'], Find>;

function isKind(kind: string): kind is OgImageSubject['kind'] {
  return Object.hasOwn(finders, kind);
}
