import { renderSVG } from 'uqr';

const HEADERS = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' };

/** Answers with the QR code of `text` as an SVG; a light border of four modules and room for a scratch are what scanners of paper ask for (ISO/IEC 18004). */
export function answerQrCode(text: string): Response {
  return new Response(renderSVG(text, { border: 4, ecc: 'M' }), { headers: HEADERS });
}
