import { AppLink } from '@/components/ui/app-link';
import { ButtonAnchor } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { comparison } from '@/content/comparison';
import { language } from '@/content/language';
import { messages } from '@/content/messages';
import { identity, productSheet } from '@/content/product';
import { emails } from '@/content/site';
import { toSize } from '@/lib/catalogue/file-size';
import { type Product, toLongDay } from '@/lib/catalogue/product';
import { toComparisonPath } from '@/lib/routes';
import { encodeText } from '@/lib/text';
import styles from './product-detail.module.scss';

type Props = {
  readonly item: Product;
  /** Public address of the page. */
  readonly address: string;
};

/** The documents of a product, the way to ask for those that are missing, to others, the page on paper, and what is promised. */
export function ProductDocuments({ item, address }: Props) {
  const documents = item.documents.filter(({ href }) => href !== item.dataSheet);
  const request = item.isService ? null : toRequest(item, address);
  return (
    <div className={documents.length > 0 ? undefined : 'offPaper'}>
      <h2>{productSheet.documents}</h2>
      <ul className={styles.documents}>
        {documents.map(({ type, name, href, lang, date, size }) => (
          <li key={`${type} ${href}`}>
            <Icon name="file-text" size={20} />
            <a href={href}>{toTitle(identity.documents[type], name)}</a>
            <span className="remark">
              {[lang && languages.of(lang), date && toLongDay(date), getKnown(href, size ? toSize(size) : '')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
        {request && (
          <li className="offPaper">
            <Icon name="mail" size={20} />
            <a href={request.mail}>{request.label}</a>
          </li>
        )}
        {!item.isService && item.category && (
          <li className="offPaper">
            <Icon name="check" size={20} />
            <AppLink href={toComparisonPath([item.id])} rel="nofollow" prefetch={false}>
              {comparison.compareThis}
            </AppLink>
          </li>
        )}
        <li>
          <PrintButton>{productSheet.print}</PrintButton>
        </li>
      </ul>
      <p className={`remark offPaper ${styles.promises}`}>
        {productSheet.promises[item.isService ? 'service' : 'equipment']}
      </p>
    </div>
  );
}

/** The way to the data sheet, with the format and the size of the file as far as they are known. */
export function DataSheetLink({ href, size }: { readonly href: string; readonly size: string }) {
  const known = getKnown(href, size);
  return (
    <p className="offPaper">
      <ButtonAnchor icon="file-text" look="quiet" href={href}>
        {messages.product.dataSheet + (known && ` (${known})`)}
      </ButtonAnchor>
    </p>
  );
}

/** 'Certificado: ISO 13485', but 'Manual de uso'. */
const toTitle = (type: string, name: string) =>
  name.startsWith(type) ? name : [type, name].filter(Boolean).join(': ');

const languages = new Intl.DisplayNames(language, { type: 'language' });
const list = new Intl.ListFormat(language);

/** 'PDF, 120 KB': what is known of the format and the size of a file. */
function getKnown(address: string, size: string): string {
  const format = /\.pdf(?:[?#]|$)/i.test(address) ? 'PDF' : '';
  return [format, size].filter(Boolean).join(', ');
}

/** A mail that asks for what a buyer of equipment needs and its data do not have; null where nothing is missing. */
function toRequest({ id, name, dataSheet, healthRegistration, documents }: Product, address: string) {
  const has = (type: string) => documents.some((document) => document.type === type);
  const { missing, ask, request, serial } = productSheet;
  const wanted = [
    ...(dataSheet || has('ficha') ? [] : [missing.ficha]),
    ...(healthRegistration ? [] : [missing.registration]),
    ...(has('manual') ? [] : [missing.manual]),
  ];
  if (wanted.length === 0) return null;
  const whole = list.format(wanted.map(({ long }) => long));
  const label = ask(wanted.length === 1 ? whole : list.format(wanted.map(({ short }) => short)));
  const text = request(whole, name, id, address) + (has('manual') ? '' : `\n${serial}`);
  return {
    label,
    mail: `mailto:${emails.sales}?subject=${encodeText(`${label}: ${name}`)}&body=${encodeText(text)}`,
  };
}
