import { html } from 'hono/html';
import { labels } from '@/content/policies/labels';
import type { PolicyDocument } from '@/content/policies/policy-document';
import { site } from '@/content/site';
import { sectionHtml } from './blocks';
import { noticeHtml, pageHtml } from './page';
import { prose } from './prose';

/** A policy, or the summary of the law, as a whole HTML document. */
export function policyPage({ title, lead, warning, sections }: PolicyDocument): string {
  const body = html`<h1>${title}</h1><p class="lead">${prose(lead)}</p>
${noticeHtml(labels.notice, warning)}${sections.map(sectionHtml)}`;
  return pageHtml({ title, aside: site.tagline, kind: 'policy', body });
}
