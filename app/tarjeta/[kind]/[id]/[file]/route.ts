import { headLimits } from '@/content/head-limits';
import { getCategories, getProduct, mustRead, tagMissing } from '@/lib/backend';
import { getPictureOrigin } from '@/lib/catalogue/pictures';
import { env } from '@/lib/env';
import { getOgImage } from '@/lib/og-images/draw';
import {
  getCategoryOgImage,
  getOgImageVersion,
  getPageOgImage,
  getProductOgImage,
  isPageWithOgImage,
  type OgImageSubject,
} from '@/lib/og-images/subject';
import { parseId } from '@/lib/routes';

type Params = { readonly kind: string; readonly id: string; readonly file: string };
type Context = { readonly params: Promise<Params> };

const FOREVER = 'public, max-age=31536000, immutable';
/** Of an older version, or without the picture that it should show. */
const BRIEFLY = 'public, max-age=60';

/** Drawn at its first request and stored, as a page is; the build makes that of the home page. */
export function generateStaticParams(): Params[] {
  const { kind, id, ...subject } = getPageOgImage('inicio');
  return [{ kind, id, file: toFile({ kind, id, ...subject }) }];
}

/** The picture of a shared link; any version is answered with the image of today. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { kind, id, file } = await params;
  const subject = /^[0-9a-f]{12}\.jpg$/.test(file) ? await findSubject(kind, id) : null;
  if (!subject) {
    await tagMissing();
    return new Response(null, { status: 404 });
  }
  const { jpeg, isComplete } = await getOgImage(subject, getPictureOrigin(env));
  const caching = isComplete && file === toFile(subject) ? FOREVER : BRIEFLY;
  return new Response(jpeg, { headers: { 'Content-Type': headLimits.ogImage.type, 'Cache-Control': caching } });
}

const toFile = (subject: OgImageSubject) => `${getOgImageVersion(subject)}.jpg`;

/** What the image of this address shows; null when there is no such thing. */
async function findSubject(kind: string, id: string): Promise<OgImageSubject | null> {
  if (kind === 'pagina') return isPageWithOgImage(id) ? getPageOgImage(id) : null;
  if (kind === 'producto') {
    const found = parseId(id) ? await mustRead(getProduct(id)) : null;
    return found?.ok && found.data ? getProductOgImage(found.data) : null;
  }
  if (kind !== 'categoria') return null;
  const categories = await mustRead(getCategories());
  const category = categories.ok ? categories.data.find((one) => one.id === id) : undefined;
  return category ? getCategoryOgImage(category) : null;
}
