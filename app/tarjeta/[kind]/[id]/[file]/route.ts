import { cacheLife } from 'next/cache';
import { headLimits } from '@/content/seo';
import { cacheProfiles, getCategories, getProduct, mustRead, tagMissing } from '@/lib/backend';
import { getPictureOrigin } from '@/lib/catalogue/pictures';
import { env } from '@/lib/env';
import { drawOgImage } from '@/lib/og-images/draw';
import { openPicture } from '@/lib/og-images/picture';
import * as ogImages from '@/lib/og-images/subject';
import { parseId } from '@/lib/routes';

type Params = { readonly kind: string; readonly id: string; readonly file: string };
type Context = { readonly params: Promise<Params> };

const FOREVER = 'public, max-age=31536000, immutable';
/** Of an older version, or without the picture that it should show. */
const BRIEFLY = 'public, max-age=60';

/** Drawn at its first request and stored, as a page is; the build makes that of the home page. */
export function generateStaticParams(): Params[] {
  const [, , kind = '', id = '', file = ''] = ogImages.toOgImageAddress(ogImages.getPageOgImage('inicio')).split('/');
  return [{ kind, id, file }];
}

/** The picture of a shared link; any version is answered with the image of today. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { kind, id, file } = await params;
  const subject = /^[0-9a-f]{12}\.jpg$/.test(file) ? await findSubject(kind, id) : null;
  if (!subject) {
    await tagMissing();
    return new Response(null, { status: 404 });
  }
  const { jpeg, isComplete } = await draw(subject);
  const isOfToday = ogImages.toOgImageAddress(subject).endsWith(`/${file}`);
  const caching = isComplete && isOfToday ? FOREVER : BRIEFLY;
  return new Response(jpeg, { headers: { 'Content-Type': headLimits.ogImage.type, 'Cache-Control': caching } });
}

/** What the image of this address shows; null when there is no such thing. */
async function findSubject(kind: string, id: string): Promise<ogImages.OgImageSubject | null> {
  if (kind === 'pagina') return ogImages.isPageWithOgImage(id) ? ogImages.getPageOgImage(id) : null;
  if (kind === 'producto') {
    const found = parseId(id) ? await mustRead(getProduct(id)) : null;
    return found?.ok && found.data ? ogImages.getProductOgImage(found.data) : null;
  }
  if (kind !== 'categoria') return null;
  const categories = await mustRead(getCategories());
  const category = categories.ok ? categories.data.find((one) => one.id === id) : undefined;
  return category ? ogImages.getCategoryOgImage(category) : null;
}

/** Cached while its subject stays the same; an image without its picture is drawn again after a minute. */
async function draw(subject: ogImages.OgImageSubject) {
  'use cache';
  const picture = await openPicture(subject.picture, getPictureOrigin(env));
  const isComplete = subject.picture === null || picture !== null;
  if (isComplete) cacheLife('max');
  else cacheLife({ ...cacheProfiles.unkept, revalidate: 60 });
  return { jpeg: new Uint8Array(await drawOgImage(subject, picture)), isComplete };
}
