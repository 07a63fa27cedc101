import { language } from '@/content/language';
import { productSheet } from '@/content/product-sheet';
import { emails } from '@/content/site';
import { encodeText } from '@/lib/text';

/** What of a product may be asked for. */
type Missing = keyof typeof productSheet.missing;

type Props = {
  readonly missing: readonly Missing[];
  readonly item: { readonly id: string; readonly name: string };
  /** Public address of the product's page. */
  readonly address: string;
};

const list = new Intl.ListFormat(language);

/** What asks for what is not published of a product, and its address in e-mail. */
export function toRequest({ missing, item: { id, name }, address }: Props) {
  const whole = list.format(missing.map((what) => productSheet.missing[what].long));
  const short = list.format(missing.map((what) => productSheet.missing[what].short));
  const label = productSheet.ask(missing.length === 1 ? whole : short);
  const request = productSheet.request(whole, name, id, address);
  const text = missing.includes('manual') ? `${request}\n${productSheet.serial}` : request;
  return {
    label,
    mail: `mailto:${emails.sales}?subject=${encodeText(`${label}: ${name}`)}&body=${encodeText(text)}`,
  };
}

type Known = {
  readonly dataSheet: string | null;
  readonly healthRegistration: string;
  readonly documents: readonly { readonly type: string }[];
};

/** What a buyer of equipment needs and its data do not have. */
export function listMissing({ dataSheet, healthRegistration, documents }: Known): Missing[] {
  const has = (type: string) => documents.some((document) => document.type === type);
  return [
    ...(dataSheet || has('ficha') ? [] : (['ficha'] as const)),
    ...(healthRegistration ? [] : (['registration'] as const)),
    ...(has('manual') ? [] : (['manual'] as const)),
  ];
}
