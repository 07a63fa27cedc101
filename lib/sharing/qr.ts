import { renderSVG } from 'uqr';

const HEADERS = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' };

/** Answers with the QR code of `text` as an SVG, with the border and the room for a scratch of ISO/IEC 18004. */
export function answerQrCode(text: string): Response {
  return new Response(renderSVG(text, { border: 4, ecc: 'M' }), { headers: HEADERS });
}
