import { join } from 'node:path';
import { remember } from '@epic-web/remember';
import { getPictureOrigin } from '@/lib/catalogue/pictures';
import { env } from '@/lib/env';
import { openOgImages } from '@/lib/og-images/service';
import { finders, isKind } from './subject';

type Context = { readonly params: Promise<{ readonly kind: string; readonly id: string; readonly file: string }> };

const folder = join(process.cwd(), env.distDir, 'cache/og-images');
const open = () => openOgImages({ folder, origin: getPictureOrigin(env) });

/** The picture of a shared link. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { kind, id, file } = await params;
  // The id becomes part of a file's name.
  if (!isKind(kind) || !/^[a-z0-9-]{1,30}$/.test(id)) return new Response(null, { status: 404 });
  return remember('Open Graph images', open)({ kind, id, file }, () => finders[kind](id));
}
