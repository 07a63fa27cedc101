import { renderSVG } from 'uqr';
import { clientLimits } from '@/content/client/limits';
import { getSettings } from '@/lib/settings';

type Params = { readonly path: string[] };

/** The short address of a product, and the address of a list. */
const PRINTED = /^(?:p\/[1-9]\d{0,17}|cotizacion\/[\w~-]+)$/;
const HEADERS = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' };

/** Codes are made at their first visit and stored, as pages are; the framework wants one at build. */
export function generateStaticParams(): Params[] {
  return [{ path: ['p', '1'] }];
}

/** The QR code (SVG) of a printed address, with the quiet zone of ISO/IEC 18004 and error correction for scratches. */
export async function GET(_: Request, { params }: { readonly params: Promise<Params> }): Promise<Response> {
  const path = (await params).path.join('/');
  const address = `${(await getSettings()).siteUrl}/${path}`;
  if (!PRINTED.test(path) || address.length > clientLimits.quotationList.code)
    return new Response(null, { status: 404 });
  return new Response(renderSVG(address, { border: 4, ecc: 'M' }), { headers: HEADERS });
}
