import type { ReactNode } from 'react';
import { ButtonAnchor } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { identity } from '@/content/identity';
import { language } from '@/content/language';
import { messages } from '@/content/messages';
import { productSheet } from '@/content/product-sheet';
import { toSize } from '@/lib/catalogue/file-size';
import { type ProductDocument, toLongDay } from '@/lib/catalogue/product';
import { listMissing, toRequest } from '@/lib/sharing/document-request';
import styles from './product-documents.module.scss';

type Props = {
  /** Name and reference, for a request. */
  readonly item: {
    readonly id: string;
    readonly name: string;
    readonly isService: boolean;
    readonly healthRegistration: string;
    readonly dataSheet: string | null;
    readonly documents: readonly ProductDocument[];
  };
  /** Public address of the page. */
  readonly address: string;
  /** Another way on, a link. */
  readonly children?: ReactNode;
};

/** The documents of a product, the way to ask for those that are missing, the page on paper, and what is promised. */
export function ProductDocuments({ item, address, children }: Props) {
  const documents = item.documents.filter(({ href }) => href !== item.dataSheet);
  const missing = item.isService ? [] : listMissing(item);
  const request = missing.length > 0 ? toRequest({ missing, item, address }) : null;
  return (
    <div className={documents.length > 0 ? undefined : styles.screen}>
      <h2>{productSheet.documents}</h2>
      <ul className={styles.links}>
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
        {request && (
          <li className={styles.screen}>
            <Icon name="mail" size={20} />
            <a href={request.mail}>{request.label}</a>
          </li>
        )}
        {children && (
          <li className={styles.screen}>
            <Icon name="check" size={20} />
            {children}
          </li>
        )}
        <li>
          <PrintButton>{productSheet.print}</PrintButton>
        </li>
      </ul>
      <p className={styles.promises}>{productSheet.promises[item.isService ? 'service' : 'equipment']}</p>
    </div>
  );
}

/** The way to the data sheet, with the format and the size of the file as far as they are known. */
export function DataSheetLink({ href, size }: { readonly href: string; readonly size: string }) {
  const known = getKnown(href, size);
  return (
    <p className={styles.screen}>
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

/** 'PDF, 120 KB': what is known of the format and the size of a file. */
function getKnown(address: string, size: string): string {
  const format = /\.pdf(?:[?#]|$)/i.test(address) ? 'PDF' : '';
  return [format, size].filter(Boolean).join(', ');
}
