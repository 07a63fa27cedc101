import { messages } from '@/content/messages';
import type { NamedPicture } from '@/lib/catalogue/card-item';
import { Picture } from '../ui/picture';
import styles from './quoted-product.module.scss';

/** What a quotation is for, at the head of its form. */
export function QuotedProduct({ product: { id, name, lang, imageSm } }: { readonly product: NamedPicture }) {
  return (
    <div className={styles.product}>
      <div className={styles.picture}>
        <Picture src={imageSm} alt="" width={72} height={72} sizes="4.5rem" />
      </div>
      <p>
        <strong lang={lang}>{name}</strong>
        <span>
          {messages.product.reference}: {id}
        </span>
      </p>
    </div>
  );
}
