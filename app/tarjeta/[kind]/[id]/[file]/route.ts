import { ogImageResponse } from '@/lib/og-images';
import { finders, isKind } from './subject';

type Context = { readonly params: Promise<{ readonly kind: string; readonly id: string; readonly file: string }> };

/** The picture of a shared link. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { kind, id, file } = await params;
  // The id becomes part of a file's name.
  if (!isKind(kind) || !/^[a-z0-9-]{1,30}$/.test(id)) return new Response(null, { status: 404 });
  return ogImageResponse({ kind, id, file }, () => finders[kind](id));
}
