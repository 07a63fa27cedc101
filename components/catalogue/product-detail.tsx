import type { ReactNode } from 'react';
import { ButtonAnchor } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { getSource, Picture } from '@/components/ui/picture';
import { PrintButton } from '@/components/ui/print-button';
import { messages } from '@/content/messages';
import { productSheet } from '@/content/product-sheet';
import { productCodePath } from '@/lib/routes';
import { paragraphs } from '@/lib/text';
import { AttributeTable } from './attribute-table';
import { LargePicture } from './large-picture';
import styles from './product-detail.module.scss';
import { ProductMeta } from './product-meta';
import { QrCode } from './qr-code';
import { QuoteBar } from './quote-bar';
import { ShareBlock } from './share-block';
import { SheetFoot } from './sheet-foot';

type Props = {
  readonly product: Parameters<typeof ProductMeta>[0]['product'] & {
    readonly name: string;
    readonly lang?: string | undefined;
    readonly alt: string;
    readonly image: string | null;
    readonly description: string;
    readonly dataSheet: string | null;
    readonly attributes: Parameters<typeof AttributeTable>[0]['attributes'];
  };
  /** Public address of the page, to share and for its printed sheet. */
  readonly address: string;
  /** The quotation form, beside the facts. */
  readonly children: ReactNode;
};

const SIZES = '(width >= 80rem) 40rem, (width >= 40rem) 46vw, 92vw';

/** A product with everything that is known of it, and the quotation beside it. */
export function ProductDetail({ product, address, children }: Props) {
  const { name, lang, dataSheet, isService } = product;
  const picture = (
    <Picture src={product.image} alt={product.alt} lang={lang} width={800} height={800} sizes={SIZES} first />
  );
  const large = isService ? null : getSource(product.image, 800);
  const codePath = productCodePath(product);
  return (
    <div className={styles.layout}>
      <div className={styles.facts}>
        <div className={styles.head}>
          <h1 className={styles.name} lang={lang}>
            {name}
          </h1>
          <ProductMeta product={product} />
        </div>
        <div className={isService ? styles.icon : styles.frame}>
          {large ? (
            <LargePicture src={large} alt={product.alt} lang={lang}>
              {picture}
              <span className={styles.enlarge}>
                <Icon name="plus" size={20} />
                {messages.product.enlarge}
              </span>
            </LargePicture>
          ) : (
            picture
          )}
        </div>
        <div className={styles.words}>
          <div className={styles.description} lang={lang}>
            {paragraphs(product.description).map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a description may say the same line twice
              <p key={index}>{text}</p>
            ))}
          </div>
          <AttributeTable attributes={product.attributes} lang={lang} />
          <div className={styles.sheets}>
            {dataSheet && (
              <ButtonAnchor look="quiet" href={dataSheet}>
                <Icon name="file-text" size={20} />
                {messages.product.dataSheet} {messages.product.dataSheetFormat}
              </ButtonAnchor>
            )}
            <PrintButton>
              <Icon name="printer" size={20} />
              {productSheet.print}
            </PrintButton>
          </div>
          <ShareBlock name={name} address={address}>
            <QrCode name={name} path={codePath} />
          </ShareBlock>
          <p className={styles.audience}>{messages.product.audience}</p>
        </div>
        <SheetFoot address={address} codePath={codePath} />
        <QuoteBar item={product} />
      </div>
      <div className={styles.quotation}>{children}</div>
    </div>
  );
}
