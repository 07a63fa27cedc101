import { html } from 'hono/html';
import type { SampleItem } from '@/content/catalogue/catalogue';
import { labels } from '@/content/policies/labels';
import { getAudience } from '@/lib/catalogue/audience';
import { toShownBrand } from '@/lib/catalogue/brand';
import { splitParagraphs } from '@/lib/text';
import { type Html, renderTable, renderText } from './markdown';
import { renderPage } from './page';

const words = labels.sheet;

/** The data sheet of a product as a whole HTML document; `picture` is an image address or null when there is none. */
export function renderSheet({ id, name, brand, description, attributes }: SampleItem, picture: string | null): string {
  const head = [words.characteristic, words.value].map(renderText);
  const rows = attributes.map((attribute) => [attribute.name, attribute.value].map(renderText));
  const body = html`<h1>${name}</h1><dl class="facts">
${toShownBrand(brand) && renderFact(words.brand, brand)}${renderFact(words.reference, String(id))}</dl>
<div class="about${picture ? '' : ' alone'}">${picture && renderFigure(name, picture)}
<section><h2>${words.description}</h2>${splitParagraphs(description).map((text) => html`<p>${renderText(text)}</p>`)}</section></div>
<section><h2>${words.characteristics}</h2>${renderTable(head, rows)}</section>
<p class="audience">${getAudience({ name, isService: false })} ${words.quote(String(id))}</p>
<div class="notice"><p><strong>${words.notice.title}.</strong> ${words.notice.text}</p></div>`;
  return renderPage({ title: `${words.kind}: ${name}`, aside: words.kind, kind: 'sheet', body });
}

function renderFact(label: string, text: string): Html {
  return html`<div><dt>${label}:</dt> <dd>${text}</dd></div>`;
}

function renderFigure(name: string, picture: string): Html {
  return html`<div class="picture"><img alt="${words.pictureAlt(name)}" src="${picture}"><p>${words.pictureNote}</p></div>`;
}
