import { renderSVG } from 'uqr';

/** The QR code of `text` as an SVG; a light border of four modules and room for a scratch are what scanners of paper ask for (ISO/IEC 18004). */
export function toQrSvg(text: string): string {
  return renderSVG(text, { border: 4, ecc: 'M' });
}
