import { html } from 'hono/html';
import type { SampleItem } from '@/content/catalogue/sample';
import type { Characteristic } from '@/content/data-sheets';
import { labels } from '@/content/policies/labels';
import { getAudience } from '@/lib/catalogue/audience';
import { toShownBrand } from '@/lib/catalogue/brand';
import { paragraphs } from '@/lib/text';
import { tableHtml } from './blocks';
import { noticeHtml, pageHtml } from './page';
import { type Html, prose } from './prose';

const words = labels.sheet;

/** The data sheet of `item` as a whole HTML document; `picture` is an image address or null when there is none. */
export function sheetPage(
  item: SampleItem,
  characteristics: readonly Characteristic[],
  picture: string | null,
): string {
  const reference = String(item.id);
  const body = html`<h1>${item.name}</h1>${factsHtml(item.brand, reference)}
<div class="about${picture ? '' : ' alone'}">${picture && figureHtml(item.name, picture)}
<section><h2>${words.description}</h2>${paragraphs(item.description).map((text) => html`<p>${prose(text)}</p>`)}</section></div>
<section><h2>${words.characteristics}</h2>${characteristicsHtml(characteristics)}</section>
<p class="audience">${getAudience({ name: item.name, isService: false })} ${words.quote(reference)}</p>${noticeHtml(words.notice)}`;
  return pageHtml({ title: `${words.kind}: ${item.name}`, aside: words.kind, kind: 'sheet', body });
}

/** The house brand is not named (docs/behaviour.md#product-page). */
function factsHtml(brand: string, reference: string): Html {
  return html`<dl class="facts">${toShownBrand(brand) && fact(words.brand, brand)}${fact(words.reference, reference)}</dl>`;
}

function fact(label: string, text: string): Html {
  return html`<div><dt>${label}:</dt> <dd>${text}</dd></div>`;
}

function figureHtml(name: string, picture: string): Html {
  return html`<div class="picture"><img alt="${words.pictureAlt(name)}" src="${picture}"><p>${words.pictureNote}</p></div>`;
}

function characteristicsHtml(characteristics: readonly Characteristic[]): Html {
  const rows = characteristics.map(({ name, value }) => [name, value]);
  return tableHtml({ caption: '', head: [words.characteristic, words.value], rows });
}
