import { html } from 'hono/html';
import type { SampleItem } from '@/content/catalogue/sample';
import type { Characteristic } from '@/content/data-sheets';
import { labels } from '@/content/policies/labels';
import { getAudience } from '@/lib/catalogue/audience';
import { toShownBrand } from '@/lib/catalogue/brand';
import { splitParagraphs } from '@/lib/text';
import { renderTable } from './blocks';
import { renderNotice, renderPage } from './page';
import { type Html, renderProse } from './prose';

const words = labels.sheet;

/** The data sheet of `item` as a whole HTML document; `picture` is an image address or null when there is none. */
export function renderSheetPage(
  item: SampleItem,
  characteristics: readonly Characteristic[],
  picture: string | null,
): string {
  const reference = String(item.id);
  const body = html`<h1>${item.name}</h1>${renderFacts(item.brand, reference)}
<div class="about${picture ? '' : ' alone'}">${picture && renderFigure(item.name, picture)}
<section><h2>${words.description}</h2>${splitParagraphs(item.description).map((text) => html`<p>${renderProse(text)}</p>`)}</section></div>
<section><h2>${words.characteristics}</h2>${renderCharacteristics(characteristics)}</section>
<p class="audience">${getAudience({ name: item.name, isService: false })} ${words.quote(reference)}</p>${renderNotice(words.notice)}`;
  return renderPage({ title: `${words.kind}: ${item.name}`, aside: words.kind, kind: 'sheet', body });
}

/** The house brand is not named (docs/behaviour.md#product-page). */
function renderFacts(brand: string, reference: string): Html {
  return html`<dl class="facts">${toShownBrand(brand) && renderFact(words.brand, brand)}${renderFact(words.reference, reference)}</dl>`;
}

function renderFact(label: string, text: string): Html {
  return html`<div><dt>${label}:</dt> <dd>${text}</dd></div>`;
}

function renderFigure(name: string, picture: string): Html {
  return html`<div class="picture"><img alt="${words.pictureAlt(name)}" src="${picture}"><p>${words.pictureNote}</p></div>`;
}

function renderCharacteristics(characteristics: readonly Characteristic[]): Html {
  const rows = characteristics.map(({ name, value }) => [name, value]);
  return renderTable({ caption: '', head: [words.characteristic, words.value], rows });
}
