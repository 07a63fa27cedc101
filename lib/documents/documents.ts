import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import sharp from 'sharp';
import sample from '@/content/catalogue/sample.json' with { type: 'json' };
import { type LawBlock, labels } from '@/content/policies/labels';
import lawSummary from '@/content/policies/law-summary.json' with { type: 'json' };
import { site } from '@/content/site';
import { getAudience, toShownBrand } from '@/lib/catalogue/card-item';
import { splitParagraphs } from '@/lib/text';
import { type Html, renderMarkdown, renderTable, renderText } from './markdown';
import { renderPage } from './page';

type SampleItem = (typeof sample.products)[number];
type Printable = {
  /** Where the PDF goes, below public/. */
  readonly path: string;
  /** The document as HTML. */
  readonly html: () => Promise<string>;
};

const FOLDER = join(process.cwd(), 'content/policies');

/** Every PDF that the site publishes: the policies, the summary of the law and the data sheets of the sample catalogue. */
export function printables(): readonly Printable[] {
  const policies = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));
  return [
    ...policies.map((file) => toPolicyFile(file.replace('.md', '.pdf'), readFileSync(join(FOLDER, file), 'utf8'))),
    toPolicyFile(lawSummary.file, getLawSummary()),
    ...sample.products.filter(({ url }) => url !== '').map(toSheetFile),
  ];
}

function toPolicyFile(file: string, markdown: string): Printable {
  const [, title = ''] = /^# (.+)$/m.exec(markdown) ?? [];
  const html = async () => renderPage({ title, aside: site.tagline, kind: 'policy', body: renderMarkdown(markdown) });
  return { path: `/docs/${file}`, html };
}

function toSheetFile(item: SampleItem): Printable {
  const file = join(process.cwd(), `public${item.image.replace('-1200', '-800')}`);
  return { path: item.url, html: async () => renderSheet(item, existsSync(file) ? await toJpegAddress(file) : null) };
}

/** A picture as the data address of a JPEG on white: Chromium would store a WebP unpacked in the PDF. */
async function toJpegAddress(file: string): Promise<string> {
  const jpeg = await sharp(file).flatten({ background: 'white' }).jpeg({ quality: 86 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** Our own summary of the law as Markdown: data in content/, because its page has the same texts. */
function getLawSummary(): string {
  const { title, lead, warning, sections } = lawSummary;
  const notice = `> **${warning}**\n>\n> {notice}`;
  const parts = sections.flatMap((section) => [`## ${section.title}`, ...section.blocks.map(toMarkdown)]);
  return [`# ${title}`, lead, notice, ...parts].join('\n\n');
}

function toMarkdown({ text, table, list = [], steps = [] }: LawBlock): string {
  if (!table) return text ?? [...list.map((item) => `- ${item}`), ...steps.map((item) => `1. ${item}`)].join('\n');
  const rows = [table.head, table.head.map(() => '---'), ...table.rows];
  return `**${table.caption}**\n\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;
}

const words = labels.sheet;

/** The data sheet of a product as a whole HTML document; `picture` is an image address or null when there is none. */
function renderSheet({ id, name, brand, description, attributes }: SampleItem, picture: string | null): string {
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

/** True when two PDFs differ at most in what Chromium changes at every print: dates and the numbers of structure nodes. */
export function isSamePdf(one: Buffer, other: Buffer): boolean {
  return dropDates(one) === dropDates(other);
}

function dropDates(pdf: Buffer): string {
  return pdf.toString('latin1').replace(/\(D:[^)]*\)|\(node\d+\)/g, '');
}
