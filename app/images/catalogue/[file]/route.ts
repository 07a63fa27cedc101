import { readFile } from 'node:fs/promises';
import { env } from '@/lib/env';
import { getPictureFile, getPicturesFolder, PICTURES_PATH } from '@/lib/pictures/folder';

type Context = { readonly params: Promise<{ readonly file: string }> };

const folder = getPicturesFolder(env.databaseUrl);

/** A picture that `npm run pictures` made: the framework serves only the files that public/ had at its start. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const name = (await params).file;
  const file = getPictureFile(PICTURES_PATH + name, folder);
  const bytes = file && (await readFile(/* turbopackIgnore: true */ file).catch(() => null));
  if (!bytes) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': `image/${name.slice(-4)}` } });
}
