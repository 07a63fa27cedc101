import { ButtonAnchor } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { productSheet } from '@/content/product-sheet';
import { emails } from '@/content/site';
import { toWhatsAppAddress } from '@/lib/sharing/whatsapp';
import { encodeText } from '@/lib/text';

type Missing = keyof typeof productSheet.missing;

type Props = {
  readonly missing: readonly Missing[];
  readonly item: { readonly id: string; readonly name: string };
  /** Public address of the product's page. */
  readonly address: string;
};

const list = new Intl.ListFormat('es');

/** Asks for what is not published of a product in one tap, in WhatsApp or by e-mail. */
export function AskFor({ missing, item: { id, name }, address }: Props) {
  const whole = list.format(missing.map((what) => productSheet.missing[what].long));
  const short = list.format(missing.map((what) => productSheet.missing[what].short));
  const label = productSheet.ask(missing.length === 1 ? whole : short);
  const request = productSheet.request(whole, name, id, address);
  const text = missing.includes('manual') ? `${request}\n${productSheet.serial}` : request;
  return (
    <>
      <ButtonAnchor look="quiet" href={toWhatsAppAddress(text)} target="_blank" rel="noopener">
        <Icon name="whatsapp" size={20} />
        {label}
      </ButtonAnchor>
      <ButtonAnchor
        look="quiet"
        href={`mailto:${emails.sales}?subject=${encodeText(`${label}: ${name}`)}&body=${encodeText(text)}`}
      >
        {productSheet.askByMail}
      </ButtonAnchor>
    </>
  );
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
