import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { language } from '@/content/language';
import { identity, productSheet } from '@/content/product';
import { type Product, toLongDay } from '@/lib/catalogue/product';
import styles from './product-parts.module.scss';

type Props = {
  readonly item: Product;
  /** Address of the policy of guarantees. */
  readonly guarantees: string;
};

/** The documents of a product, the page on paper, and what is promised. */
export function ProductDocuments({ item, guarantees }: Props) {
  const { guarantee, others } = productSheet.promises[item.isService ? 'service' : 'equipment'];
  const documents = item.documents.filter(({ href }) => href !== item.dataSheet);
  return (
    <div className={documents.length > 0 ? undefined : 'offPaper'}>
      <h2>{productSheet.documents}</h2>
      <ul className={styles.documents}>
        {documents.map(({ type, name, href, lang, date, size }) => (
          <li key={`${type} ${href}`}>
            <Icon name="file-text" size={20} />
            <a href={href}>{toTitle(identity.documents[type], name)}</a>
            <span className="remark">
              {[lang && languages.of(lang), date && toLongDay(date), getFormat(href), size && toSize(size)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
        <li className="offPaper">
          <Icon name="file-text" size={20} />
          <a href={guarantees}>{guarantee}</a>
        </li>
        <li>
          <PrintButton>{productSheet.print}</PrintButton>
        </li>
      </ul>
      <p className="remark offPaper">{others}</p>
    </div>
  );
}

/** 'Certificado: ISO 13485', but 'Manual de uso'. */
const toTitle = (type: string, name: string) =>
  name.startsWith(type) ? name : [type, name].filter(Boolean).join(': ');

const languages = new Intl.DisplayNames(language, { type: 'language' });

const getFormat = (address: string) => (/\.pdf(?:[?#]|$)/i.test(address) ? 'PDF' : '');

const KB = 1_000;

/** `bytes` as Colombians write it: '120 KB', '1,4 MB'. */
function toSize(bytes: number): string {
  if (bytes < KB * KB) return `${Math.ceil(bytes / KB)} KB`;
  return `${(bytes / KB / KB).toLocaleString('es-CO', { maximumFractionDigits: 1 })} MB`;
}
