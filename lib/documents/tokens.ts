import { company } from '@/content/company';
import { contact } from '@/content/contact';
import { establishments } from '@/content/establishments';
import { ley1831 } from '@/content/ley-1831';
import { limits } from '@/content/limits';
import { paymentMethods } from '@/content/payment-methods';
import { labels } from '@/content/policies/labels';
import { site } from '@/content/site';

const values = new Map<string, string>([
  ['notice', `**${labels.notice.title}.** ${labels.notice.text}`],
  ['name', site.name],
  ['nit', site.nit || labels.missing],
  ['missing', labels.missing],
  ['street', site.address.street],
  ['city', site.address.city],
  ['country', site.address.country],
  ['landline', site.landline.label],
  ['mobile', site.mobile.label],
  ['email', site.emails.general],
  ['sales', site.emails.sales],
  ['pqr', site.pqrForm],
  ['hours', contact.hours.text],
  ['messagesKeptDays', String(limits.messagesKeptDays)],
  ['emergency.note', ley1831.emergency.note],
  ['law.text', ley1831.law.text],
  ['law.officialLabel', ley1831.law.officialLabel],
  ['law.official', ley1831.law.officialHref],
  ...paymentMethods.items.map(({ key, name }) => [`payment.${key}`, name] as const),
  // Texts and lists that the site shows too, as Markdown.
  ['qualityPolicy', getCompanyText('politica-de-calidad')],
  ['qualityObjectives', getCompanyText('objetivos-de-calidad')],
  ['emergencySteps', ley1831.emergency.steps.map(({ title, text }) => `1. **${title}.** ${text}`).join('\n')],
  ['establishments', `<div class="groups">\n\n${establishments.map(toGroup).join('\n\n')}\n\n</div>`],
]);

/** Replaces each `{token}` of `text` by its fact from content/; throws on an unknown token, so that no document is published with a gap. */
export function fill(text: string): string {
  return text.replace(/\{([^}]*)\}/g, (token, key: string) => {
    const value = values.get(key);
    if (value === undefined) throw new Error(`Unknown token ${token} in a document`);
    return value;
  });
}

function getCompanyText(id: string): string {
  const section = company.sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`content/company.ts has no section '${id}'`);
  return 'body' in section ? section.body : toList(section.items);
}

function toGroup({ title, texts }: (typeof establishments)[number]): string {
  return `<section class="group">\n\n### ${title}\n\n${toList(texts.map(({ text }) => text))}\n\n</section>`;
}

function toList(texts: readonly string[]): string {
  return texts.map((text) => `- ${text}`).join('\n');
}
