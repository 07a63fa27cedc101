import type { ReactNode } from 'react';
import { ModelName } from '@/components/ui/model-name';
import { messages } from '@/content/messages';
import { getAudience, type Product } from '@/lib/catalogue/product';
import { listFacts } from '@/lib/catalogue/vocabulary';
import { toProductCodePath } from '@/lib/routes';
import { splitParagraphs } from '@/lib/text';
import { AttributeTable, FactChips } from './attribute-table';
import { ProductBelongings, ReplacedNotice } from './product-belongings';
import styles from './product-detail.module.scss';
import { ProductDocuments, TrustList } from './product-documents';
import facts from './product-facts.module.scss';
import { ProductIdentity } from './product-identity';
import { ProductMeta } from './product-meta';
import { ProductPicture } from './product-picture';
import { CompareLink, QuoteBar } from './product-ways';
import { ShareBlock, ShareLink } from './share-block';
import { SheetFoot } from './sheet-foot';

type Props = {
  readonly product: Product;
  /** Short public address of the page, to share and for its printed sheet. */
  readonly address: string;
  /** Size of the data sheet in words. */
  readonly sheetSize: string;
  readonly policies: Parameters<typeof TrustList>[0]['policies'];
  /** The quotation form, beside the facts. */
  readonly children: ReactNode;
};

/** A product with everything that is known of it, and the quotation beside it. */
export function ProductDetail({ product, address, sheetSize, policies, children }: Props) {
  const { name, lang, dataSheet, isService } = product;
  const ownLang = lang && { lang };
  const shared = { name, address, text: messages.product.shareText(name, product.id) };
  const audience = getAudience(product);
  const known = listFacts(product);
  return (
    <div className={isService ? `${styles.layout} ${styles.ofService}` : styles.layout}>
      <div className={styles.head}>
        <ReplacedNotice by={product.replacedBy} />
        <div className={styles.title}>
          <h1 className={styles.name} {...ownLang}>
            <ModelName>{name}</ModelName>
          </h1>
          <ShareLink {...shared} />
        </div>
        <ProductMeta product={product} />
      </div>
      <ProductPicture product={product} />
      {/* After the picture, which they would push out of the first screen of a phone. */}
      <FactChips facts={known} lang={lang} />
      <div className={styles.description}>
        {splitParagraphs(product.description).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a description may say the same line twice
          <p key={index} {...ownLang}>
            {text}
          </p>
        ))}
        {audience && <p className={styles.audience}>{audience}</p>}
        {!isService && product.category && <CompareLink id={product.id} />}
      </div>
      <div className={isService ? `${facts.details} ${facts.short}` : facts.details}>
        <AttributeTable facts={known} lang={lang} {...(isService && { title: messages.product.serviceAttributes })} />
        <ProductIdentity item={product} />
        <ProductDocuments item={product} dataSheet={dataSheet} size={sheetSize} address={address} />
        <ProductBelongings belongings={product.belongings} />
        <TrustList isService={isService} policies={policies} />
      </div>
      <SheetFoot address={address} codePath={toProductCodePath(product)} />
      <QuoteBar item={product} />
      <div className={styles.quotation}>{children}</div>
      {/* After the form, which the keyboard reaches sooner. */}
      <div className={styles.share}>
        <ShareBlock {...shared} />
      </div>
    </div>
  );
}
