import { html } from 'hono/html';
import type { PolicyBlock, PolicySection } from '@/content/policies/policy-document';
import { type Html, renderProse } from './prose';
import { sharedHtml } from './shared';
import { fill } from './tokens';

type Table = Extract<PolicyBlock, { kind: 'table' }>;

/** A titled section of a document as markup, its blocks in order. */
export function renderSection({ title, blocks }: PolicySection): Html {
  return html`<section><h2>${title}</h2>${blocks.map(renderBlock)}</section>`;
}

/** One block as markup: a paragraph, a list, numbered steps, a table or a list that the site shares. */
function renderBlock(block: PolicyBlock): Html {
  switch (block.kind) {
    case 'text':
      return html`<p>${filled(block.text)}</p>`;
    case 'list':
      return html`<ul>${renderItems(block.items)}</ul>`;
    case 'steps':
      return html`<ol class="steps">${renderItems(block.items)}</ol>`;
    case 'table':
      return renderTable(block);
    case 'shared':
      return sharedHtml(block.list);
  }
}

/** A table; the first cell of each row is its heading, and there is no caption when it is ''. */
export function renderTable({ caption, head, rows }: Omit<Table, 'kind'>): Html {
  return html`<table class="columns-${head.length}">${caption && html`<caption>${caption}</caption>`}
<thead><tr>${head.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
<tbody>${rows.map(renderRow)}</tbody></table>`;
}

function renderRow([heading = '', ...cells]: readonly string[]): Html {
  return html`<tr><th scope="row">${filled(heading)}</th>${cells.map((cell) => html`<td>${filled(cell)}</td>`)}</tr>`;
}

function renderItems(texts: readonly string[]): readonly Html[] {
  return texts.map((text) => html`<li>${filled(text)}</li>`);
}

function filled(text: string): Html {
  return renderProse(fill(text));
}
