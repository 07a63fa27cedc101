import { ButtonAnchor } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { messages } from '@/content/messages';
import { productSheet } from '@/content/product-sheet';
import { emails } from '@/content/site';
import { trust } from '@/content/trust';
import { toWhatsAppAddress } from '@/lib/sharing/whatsapp';
import { encodeText } from '@/lib/text';
import styles from './product-documents.module.scss';

type Props = {
  /** Name and reference, for a request. */
  readonly item: { readonly id: string; readonly name: string; readonly isService: boolean };
  readonly dataSheet: string | null;
  /** Size of the data sheet in words; '' where it is not known. */
  readonly size: string;
  /** Public address of the page. */
  readonly address: string;
};

/** The documents of a product: its data sheet, or the way to ask for it, and the page on paper. */
export function ProductDocuments({ item: { id, name, isService }, dataSheet, size, address }: Props) {
  const request = productSheet.request(name, id, address);
  const subject = `${productSheet.ask}: ${name}`;
  return (
    <div className={styles.block}>
      <h2 className={styles.title}>{productSheet.documents}</h2>
      <div className={styles.list}>
        {dataSheet && (
          <ButtonAnchor look="quiet" href={dataSheet}>
            <Icon name="file-text" size={20} />
            {messages.product.dataSheet} {getFormat(dataSheet, size)}
          </ButtonAnchor>
        )}
        {!dataSheet && !isService && (
          <ButtonAnchor look="quiet" href={toWhatsAppAddress(request)} target="_blank" rel="noopener">
            <Icon name="whatsapp" size={20} />
            {productSheet.ask}
          </ButtonAnchor>
        )}
        <PrintButton>
          <Icon name="printer" size={20} />
          {productSheet.print}
        </PrintButton>
      </div>
      {!dataSheet && !isService && (
        <p className={styles.other}>
          <a href={`mailto:${emails.sales}?subject=${encodeText(subject)}&body=${encodeText(request)}`}>
            {productSheet.askByMail}
          </a>
        </p>
      )}
    </div>
  );
}

/** '(PDF, 120 KB)': what is known of the format and the size of a file. */
function getFormat(address: string, size: string): string {
  const format = /\.pdf(?:[?#]|$)/i.test(address) ? 'PDF' : '';
  const known = [format, size].filter(Boolean).join(', ');
  return known && `(${known})`;
}

type TrustListProps = {
  readonly isService: boolean;
  /** The policy documents. */
  readonly policies: readonly { readonly label: string; readonly href: string }[];
};

/** What the policies promise, with the way to each. */
export function TrustList({ isService, policies }: TrustListProps) {
  return (
    <div className={styles.policies}>
      <h2 className={styles.policiesTitle}>{trust.title}</h2>
      <ul className={styles.promises}>
        {(isService ? trust.service : trust.equipment).map(({ text, icon, file }) => (
          <li key={text}>
            <Icon name={icon} size={20} />
            <a href={policies.find(({ href }) => href.endsWith(`/${file}`))?.href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
