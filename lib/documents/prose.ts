import { html } from 'hono/html';

/** A piece of finished markup. */
export type Html = ReturnType<typeof html>;

/** Running text as markup: e-mails and https addresses become links, '₂' (which the font lacks) a subscript, units stay with their number. */
export function renderProse(text: string): Html {
  const pieces = text.split(/(https:\/\/[^\s]*[^\s.,;:)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/);
  return html`${pieces.map((piece, index) => (index % 2 === 1 ? link(piece) : renderWords(piece)))}`;
}

function link(address: string): Html {
  const href = address.includes('://') ? address : `mailto:${address}`;
  return html`<a href="${href}">${address}</a>`;
}

const unit =
  /(\d) (?=(?:%|°C|m?L|[ck]?m|mm|mmHg|cmH₂O|k?g|mV|[VWJA]|Hz|mA|µA|µm|lpm|rpm|kPa|lux|psi)(?![\p{L}\p{N}]))/gu;
const norm = /(art\.|artículo|Ley|Decreto|Resolución|IEC) (?=\d)/g;

function renderWords(text: string): Html {
  const bound = text.replace(unit, '$1\u00a0').replace(norm, '$1\u00a0');
  return html`${bound.split('₂').map((piece, index) => (index === 0 ? html`${piece}` : html`<sub>2</sub>${piece}`))}`;
}
