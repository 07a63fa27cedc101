import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { ButtonAnchor } from '@/components/ui/button';
import { ModelName } from '@/components/ui/model-name';
import { PrintedDate } from '@/components/ui/print-button';
import { ShareMenu } from '@/components/ui/share-menu';
import { messages } from '@/content/messages';
import { identity, productSheet } from '@/content/product';
import { getCompanyLine } from '@/content/site';
import { getAudience, type Product } from '@/lib/catalogue/product';
import { toProductCodePath, toProductPath } from '@/lib/routes';
import { splitParagraphs } from '@/lib/text';
import styles from './product-detail.module.scss';
import { DataSheetLink, ProductDocuments } from './product-documents';
import { AttributeTable, ProductBelongings, ProductIdentity } from './product-facts';
import { ProductMeta } from './product-meta';
import { ProductPicture } from './product-picture';

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
  const { name, lang, dataSheet, replacedBy } = product;
  const ownLang = lang && { lang };
  const audience = getAudience(product);
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        {replacedBy && (
          <p className={styles.replaced}>
            {identity.replaced}{' '}
            <AppLink href={toProductPath(replacedBy)} lang={replacedBy.lang}>
              {replacedBy.name}
            </AppLink>
            .
          </p>
        )}
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
        {audience && <p className="remark">{audience}</p>}
        {dataSheet && <DataSheetLink href={dataSheet} size={sheetSize} />}
        {/* On a phone the way to the form stays in reach until the form comes. */}
        <p className={`dock ${styles.bar}`}>
          <ButtonAnchor href="#cotizacion">{messages.product.quote}</ButtonAnchor>
        </p>
      </div>
      <div className={styles.quotation}>{children}</div>
      <div className={styles.details}>
        <AttributeTable product={product} />
        <ProductIdentity item={product} />
        <ProductBelongings belongings={product.belongings} />
        <ProductDocuments item={product} address={address} />
      </div>
      {/* What the printed sheet adds: whom to ask, the day, and the way back to the page, to read and to scan. */}
      <div className={styles.foot}>
        {/* Lazy and not shown: browsers fetch it when the page is printed. */}
        <img src={toProductCodePath(product)} alt="" width={120} height={120} loading="lazy" />
        <div>
          <p>{getCompanyLine()}</p>
          <p>{`${productSheet.address}: ${address}`}</p>
          <p>
            {`${productSheet.date}: `}
            <PrintedDate />
          </p>
        </div>
      </div>
    </div>
  );
}
