import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { ButtonAnchor } from '@/components/ui/button';
import { ModelName } from '@/components/ui/model-name';
import { ShareMenu } from '@/components/ui/share-menu';
import { comparison } from '@/content/comparison';
import { messages } from '@/content/messages';
import { getAudience, type Product } from '@/lib/catalogue/product';
import { listFacts } from '@/lib/catalogue/vocabulary';
import { toComparisonPath, toProductCodePath } from '@/lib/routes';
import { splitParagraphs } from '@/lib/text';
import { AttributeTable } from './attribute-table';
import { ProductBelongings, ReplacedNotice } from './product-belongings';
import styles from './product-detail.module.scss';
import { DataSheetLink, ProductDocuments } from './product-documents';
import { ProductIdentity } from './product-identity';
import { ProductMeta } from './product-meta';
import { ProductPicture } from './product-picture';
import { SheetFoot } from './sheet-foot';

type Props = {
  readonly product: Product;
  /** Short public address of the page, to share and for its printed sheet. */
  readonly address: string;
  /** Size of the data sheet in words. */
  readonly sheetSize: string;
  /** The quotation form. */
  readonly children: ReactNode;
};

/** A product with everything that is known of it, and the quotation beside it. */
export function ProductDetail({ product, address, sheetSize, children }: Props) {
  const { name, lang, dataSheet, isService } = product;
  const ownLang = lang && { lang };
  const audience = getAudience(product);
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <ReplacedNotice by={product.replacedBy} />
        <div className={styles.title}>
          <h1 className={styles.name} {...ownLang}>
            <ModelName>{name}</ModelName>
          </h1>
          <ShareMenu name={name} address={address} text={messages.product.shareText(name, product.id)} />
        </div>
        <ProductMeta product={product} />
      </div>
      <ProductPicture product={product} />
      <div className={styles.description}>
        {splitParagraphs(product.description).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a description may say the same line twice
          <p key={index} {...ownLang}>
            {text}
          </p>
        ))}
        {audience && <p className={styles.audience}>{audience}</p>}
        {dataSheet && <DataSheetLink href={dataSheet} size={sheetSize} />}
        {/* On a phone the way to the form stays in reach until the form comes. */}
        <p className={styles.bar}>
          <ButtonAnchor href="#cotizacion">{messages.product.quote}</ButtonAnchor>
        </p>
      </div>
      <div className={styles.quotation}>{children}</div>
      <div className={styles.details}>
        <AttributeTable
          facts={listFacts(product)}
          lang={lang}
          {...(isService && { title: messages.product.serviceAttributes })}
        />
        <ProductIdentity item={product} />
        <ProductBelongings belongings={product.belongings} />
        <ProductDocuments item={product} address={address}>
          {!isService && product.category && (
            <AppLink href={toComparisonPath([product.id])} rel="nofollow" prefetch={false}>
              {comparison.compareThis}
            </AppLink>
          )}
        </ProductDocuments>
      </div>
      <SheetFoot address={address} codePath={toProductCodePath(product)} />
    </div>
  );
}
