import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { identity, productSheet } from '@/content/product';
import type { Product } from '@/lib/catalogue/product';
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
        {documents.map(({ type, name, href }) => (
          <li key={`${type} ${href}`}>
            <Icon name="file-text" size={20} />
            <a href={href}>{toTitle(identity.documents[type], name)}</a>
            <span className="remark">{getFormat(href)}</span>
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

const getFormat = (address: string) => (/\.pdf(?:[?#]|$)/i.test(address) ? 'PDF' : '');
