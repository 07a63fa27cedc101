import { contact } from '@/content/contact';
import { ley1831 } from '@/content/ley-1831';
import { limits } from '@/content/limits';
import { paymentMethods } from '@/content/payment-methods';
import { labels } from '@/content/policies/labels';
import { site } from '@/content/site';

const values = new Map<string, string>([
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
]);

/** Replaces each `{token}` of `text` by its fact from content/; throws on a token that nobody knows, so that no document goes out with a hole. */
export function fill(text: string): string {
  return text.replace(/\{([^}]*)\}/g, (token, key: string) => {
    const value = values.get(key);
    if (value === undefined) throw new Error(`Unknown token ${token} in a document`);
    return value;
  });
}
