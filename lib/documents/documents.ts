import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SampleItem, sampleItems } from '@/content/catalogue/catalogue';
import { type LawBlock, lawSummary } from '@/content/policies/law-summary';
import { site } from '@/content/site';
import { renderMarkdown } from './markdown';
import { renderPage, toDataAddress } from './page';
import { renderSheet } from './sheet';

type Printable = {
  /** Where the PDF goes, below public/. */
  readonly path: string;
  /** The document as HTML; `toJpeg` turns a picture's data address into a JPEG's, which a PDF holds without growing. */
  readonly html: (toJpeg: (address: string) => Promise<string>) => Promise<string>;
};

const FOLDER = join(process.cwd(), 'content/policies');

/** Every PDF that the site publishes: the policies, the summary of the law and the data sheets of the sample catalogue. */
export function printables(): readonly Printable[] {
  const policies = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));
  return [
    ...policies.map((file) => toPolicyFile(file.replace('.md', '.pdf'), readFileSync(join(FOLDER, file), 'utf8'))),
    toPolicyFile(lawSummary.file, getLawSummary()),
    ...sampleItems.filter(({ url }) => url !== '').map(toSheetFile),
  ];
}

function toPolicyFile(file: string, markdown: string): Printable {
  const [, title = ''] = /^# (.+)$/m.exec(markdown) ?? [];
  const html = async () => renderPage({ title, aside: site.tagline, kind: 'policy', body: renderMarkdown(markdown) });
  return { path: `/docs/${file}`, html };
}

function toSheetFile(item: SampleItem): Printable {
  const file = `public${item.image.replace('-1200', '-800')}`;
  const picture = existsSync(join(process.cwd(), file)) ? toDataAddress('image/webp', file) : null;
  return { path: item.url, html: async (toJpeg) => renderSheet(item, picture && (await toJpeg(picture))) };
}

/** The summary of the law as Markdown: data in content/, because its page has the same texts. */
function getLawSummary(): string {
  const { title, lead, warning, sections } = lawSummary;
  const notice = `> **${warning}**\n>\n> {notice}`;
  const parts = sections.flatMap((section) => [`## ${section.title}`, ...section.blocks.map(toMarkdown)]);
  return [`# ${title}`, lead, notice, ...parts].join('\n\n');
}

function toMarkdown(block: LawBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'steps':
      return block.items.map((item) => `1. ${item}`).join('\n');
    case 'table': {
      const rows = [block.head, block.head.map(() => '---'), ...block.rows];
      return `**${block.caption}**\n\n${rows.map(toRow).join('\n')}`;
    }
  }
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
