import { join } from 'node:path';
import { remember } from '@epic-web/remember';
import { clientLimits } from '@/content/client/limits';
import { listLimits } from '@/content/list-limits';
import { getCategories, getProduct } from '@/lib/backend';
import { mustRead } from '@/lib/backend/outcome';
import { getPictureOrigin } from '@/lib/catalogue/pictures';
import { env } from '@/lib/env';
import { openOgImages } from '@/lib/og-images/service';
import {
  getCategoryOgImage,
  getListOgImage,
  getPageOgImage,
  getProductOgImage,
  isPageWithOgImage,
  type OgImageSubject,
} from '@/lib/og-images/subject';
import { parseId } from '@/lib/routes';

type Context = { readonly params: Promise<{ readonly kind: string; readonly id: string; readonly file: string }> };

const folder = join(process.cwd(), env.distDir, 'cache/og-images');
const open = () => openOgImages({ folder, origin: getPictureOrigin(env) });

/** The picture of a shared link. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { kind, id, file } = await params;
  // The id becomes part of a file's name.
  if (!isKind(kind) || !/^[a-z0-9-]{1,80}$/.test(id)) return new Response(null, { status: 404 });
  return remember('Open Graph images', open)({ kind, id, file }, () => finders[kind](id));
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
  lista: findList,
  pagina: async (id) => (isPageWithOgImage(id) ? getPageOgImage(id) : null),
} as const satisfies Record<OgImageSubject['kind'], Find>;

function isKind(kind: string): kind is OgImageSubject['kind'] {
  return Object.hasOwn(finders, kind);
}

/** The image of the first products of a list, by `{lines}-{id}-{id}`, as getListOgImage names it; null where one of them is no more. */
async function findList(name: string): Promise<OgImageSubject | null> {
  const [count, ...ids] = name.split('-');
  if (ids.length > listLimits.pictures || !ids.every(parseId)) return null;
  const found = await Promise.all(ids.map((id) => mustRead(getProduct(id))));
  const products = found.flatMap((outcome) => (outcome.ok && outcome.data ? [outcome.data] : []));
  const subject = getListOgImage(products, Math.min(Number(count), clientLimits.quotationList.lines));
  return subject.id === name ? subject : null;
}
