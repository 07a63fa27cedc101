import { html } from 'hono/html';
import { company } from '@/content/company';
import { establishments } from '@/content/establishments';
import { ley1831 } from '@/content/ley-1831';
import type { SharedList } from '@/content/policies/policy-document';
import { type Html, renderProse } from './prose';

const lists: Readonly<Record<SharedList, () => Html>> = {
  qualityPolicy: () => renderCompanySection('politica-de-calidad'),
  qualityObjectives: () => renderCompanySection('objetivos-de-calidad'),
  establishments: () => html`<div class="groups">${establishments.map(group)}</div>`,
  emergencySteps: () => html`<ol class="steps">${ley1831.emergency.steps.map(step)}</ol>`,
};

/** A text or list that the site shows too, as markup for a printed document. */
export function sharedHtml(list: SharedList): Html {
  return lists[list]();
}

function renderCompanySection(id: string): Html {
  const section = company.sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`content/company.ts has no section '${id}'`);
  if ('body' in section) return html`<p>${renderProse(section.body)}</p>`;
  return html`<ul>${section.items.map((item) => html`<li>${renderProse(item)}</li>`)}</ul>`;
}

function group({ title, texts }: { readonly title: string; readonly texts: readonly string[] }): Html {
  return html`<section class="group"><h3>${title}</h3><ul>${texts.map((text) => html`<li>${renderProse(text)}</li>`)}</ul></section>`;
}

function step({ title, text }: { readonly title: string; readonly text: string }): Html {
  return html`<li><strong>${title}.</strong> ${renderProse(text)}</li>`;
}
