import { ButtonAnchor } from '@/components/ui/button';
import { ChatLink } from '@/components/ui/chat-link';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { identity } from '@/content/identity';
import { language } from '@/content/language';
import { messages } from '@/content/messages';
import { productSheet } from '@/content/product-sheet';
import { trust } from '@/content/trust';
import { toSize } from '@/lib/catalogue/file-size';
import { type ProductDocument, toLongDay } from '@/lib/catalogue/product';
import { routes } from '@/lib/routes';
import { listMissing, toRequest } from '@/lib/sharing/document-request';
import styles from './product-documents.module.scss';

type Props = {
  /** Name and reference, for a request. */
  readonly item: {
    readonly id: string;
    readonly name: string;
    readonly isService: boolean;
    readonly healthRegistration: string;
    readonly documents: readonly ProductDocument[];
  };
  readonly dataSheet: string | null;
  /** Size of the data sheet in words; '' where it is not known. */
  readonly size: string;
  /** Public address of the page. */
  readonly address: string;
};

/** The documents of a product, the way to ask for those that are missing, and the page on paper. */
export function ProductDocuments({ item, dataSheet, size, address }: Props) {
  const documents = item.documents.filter(({ href }) => href !== dataSheet);
  const missing = item.isService ? [] : listMissing({ ...item, dataSheet });
  const request = missing.length > 0 ? toRequest({ missing, item, address }) : null;
  return (
    <div className={documents.length > 0 ? undefined : styles.screen}>
      <h2>{productSheet.documents}</h2>
      {documents.length > 0 && <DocumentList documents={documents} />}
      <div className={`${styles.ways} ${styles.screen}`}>
        {dataSheet && (
          <ButtonAnchor icon="file-text" look="quiet" href={dataSheet}>
            {`${messages.product.dataSheet} ${getFormat(dataSheet, size)}`}
          </ButtonAnchor>
        )}
        {request && <ChatLink text={request.text}>{request.label}</ChatLink>}
        <PrintButton>{productSheet.print}</PrintButton>
      </div>
      {request && (
        <p className={`${styles.other} ${styles.screen}`}>
          <a href={request.mail}>{productSheet.byMail(request.label)}</a>
        </p>
      )}
    </div>
  );
}

type DocumentListProps = { readonly documents: readonly ProductDocument[] };

/** Each document by its kind and name, with language, day, format and size as far as they are known. */
function DocumentList({ documents }: DocumentListProps) {
  return (
    <ul className={styles.files}>
      {documents.map(({ type, name, href, lang, date, size }) => (
        <li key={`${type} ${href}`}>
          <Icon name="file-text" size={20} />
          <a href={href}>{toTitle(identity.documents[type], name)}</a>
          <span className={styles.about}>
            {[lang && languages.of(lang), date && toLongDay(date), getKnown(href, size ? toSize(size) : '')]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** 'Certificado: ISO 13485', but 'Manual de uso'. */
const toTitle = (type: string, name: string) =>
  name.startsWith(type) ? name : [type, name].filter(Boolean).join(': ');

const languages = new Intl.DisplayNames(language, { type: 'language' });

/** '(PDF, 120 KB)': what is known of the format and the size of a file. */
function getFormat(address: string, size: string): string {
  const known = getKnown(address, size);
  return known && `(${known})`;
}

function getKnown(address: string, size: string): string {
  const format = /\.pdf(?:[?#]|$)/i.test(address) ? 'PDF' : '';
  return [format, size].filter(Boolean).join(', ');
}

type TrustListProps = {
  readonly isService: boolean;
  /** The policy documents. */
  readonly policies: readonly { readonly label: string; readonly href: string }[];
};

/** What the policies promise, with the way to each. */
export function TrustList({ isService, policies }: TrustListProps) {
  return (
    <div className={styles.screen}>
      <h2>{trust.title}</h2>
      <ul className={styles.promises}>
        {(isService ? trust.service : trust.equipment).map(({ text, icon, file }) => (
          <li key={text}>
            <Icon name={icon} size={20} />
            <a href={policies.find(({ href }) => href.endsWith(`/${file}`))?.href}>{`${text} ${trust.format}`}</a>
          </li>
        ))}
        {!isService && (
          <li>
            <Icon name="check" size={20} />
            <a href={routes.services}>{trust.services}</a>
          </li>
        )}
      </ul>
    </div>
  );
}
