import { html, raw } from 'hono/html';
import { Marked, type Tokens } from 'marked';
import { fill } from './tokens';

/** A piece of finished markup. */
export type Html = ReturnType<typeof html>;

const unit =
  /(\d) (?=(?:%|°C|m?L|[ck]?m|mm|mmHg|cmH₂O|k?g|mV|[VWJA]|Hz|mA|µA|µm|lpm|rpm|kPa|lux|psi)(?![\p{L}\p{N}]))/gu;
const norm = /(art\.|artículo|Ley|Decreto|Resolución|IEC) (?=\d)/g;

const marked = new Marked({
  renderer: {
    blockquote({ tokens }) {
      return `<div class="notice">${this.parser.parse(tokens)}</div>`;
    },
    table({ header, rows }) {
      const toCell = ({ tokens }: Tokens.TableCell) => raw(this.parser.parseInline(tokens));
      const cells = rows.map((row) => row.map(toCell));
      return String(renderTable(header.map(toCell), cells));
    },
  },
});

/** The Markdown of a document as markup: tokens filled in, a section for each heading; a line in bold before a table is its caption. */
export function renderMarkdown(markdown: string): Html {
  const markup = marked
    .parse(fill(markdown), { async: false })
    .replace(/<p><strong>([^<]*)<\/strong><\/p>\n<table>/g, '<table><caption>$1</caption>')
    .replace(/<h2>.*?(?=<h2>|$)/gs, '<section>$&</section>');
  return raw(setWords(markup));
}

/** Text that is no Markdown as markup. */
export function renderText(text: string): Html {
  return raw(setWords(String(html`${text}`)));
}

/** A table; the first cell of each row is its heading. */
export function renderTable(head: readonly Html[], rows: readonly (readonly Html[])[]): Html {
  return html`<table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(renderRow)}</tbody></table>`;
}

function renderRow([heading, ...cells]: readonly Html[]): Html {
  return html`<tr><th scope="row">${heading}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}

/** Units and numbers of norms stay with their words; '₂', which the font lacks, is a subscript. */
function setWords(markup: string): string {
  return markup.replace(unit, '$1\u00a0').replace(norm, '$1\u00a0').replaceAll('₂', '<sub>2</sub>');
}
