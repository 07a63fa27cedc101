import { html } from 'hono/html';
import { labels } from '@/content/policies/labels';
import type { PolicyDocument } from '@/content/policies/policy-document';
import { site } from '@/content/site';
import { renderSection } from './blocks';
import { renderNotice, renderPage } from './page';
import { renderProse } from './prose';

/** A policy, or the summary of the law, as a whole HTML document. */
export function renderPolicyPage({ title, lead, warning, sections }: PolicyDocument): string {
  const body = html`<h1>${title}</h1><p class="lead">${renderProse(lead)}</p>
${renderNotice(labels.notice, warning)}${sections.map(renderSection)}`;
  return renderPage({ title, aside: site.tagline, kind: 'policy', body });
}
