import type { ReactNode } from 'react';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { paragraphs } from '@/lib/text';
import button from '../ui/button.module.scss';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import styles from './product-detail.module.scss';
import { ShareBlock } from './share-block';

type Props = {
  readonly product: {
    readonly id: string;
    readonly name: string;
    readonly alt: string;
    readonly isService: boolean;
    readonly brand: string;
    readonly image: string | null;
    readonly description: string;
    readonly dataSheet: string | null;
    readonly healthRegistration: string;
  };
  /** Public address of the page, to share and for its printed sheet. */
  readonly address: string;
  /** The quotation form, beside the facts. */
  readonly children: ReactNode;
};

/** A product with everything that is known of it, and the quotation beside it. */
export function ProductDetail({ product, address, children }: Props) {
  const { id, name, brand, dataSheet } = product;
  return (
    <div className={styles.layout}>
      <div className={styles.facts}>
        <div className={styles.frame}>
          <Picture
            src={product.image}
            alt={product.alt}
            width={800}
            height={800}
            sizes="(width >= 64rem) 40rem, 92vw"
            first
          />
        </div>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.meta}>
          {product.isService && <span>{messages.product.service}</span>}
          {brand && brand !== site.houseBrand && (
            <span>
              {messages.product.brand}: {brand}
            </span>
          )}
          <span>
            {messages.product.reference}: {id}
          </span>
          {product.healthRegistration && (
            <span>
              {messages.product.healthRegistration}: {product.healthRegistration}
            </span>
          )}
        </p>
        <a className={styles.jump} href="#cotizacion">
          {messages.product.quote}
        </a>
        <div className={styles.description}>
          {paragraphs(product.description).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a description may say the same line twice
            <p key={index}>{text}</p>
          ))}
        </div>
        {dataSheet && (
          <a className={button.quiet} href={dataSheet}>
            <Icon name="file-text" size={20} />
            {messages.product.dataSheet} {messages.product.dataSheetFormat}
          </a>
        )}
        <ShareBlock name={name} address={address} />
        <p className={styles.audience}>{messages.product.audience}</p>
        <p className={styles.address}>{address}</p>
      </div>
      <div className={styles.quotation}>{children}</div>
    </div>
  );
}
