import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { getSource, Picture } from '@/components/ui/picture';
import { messages } from '@/content/messages';
import { type CardItem, getAudience } from '@/lib/catalogue/card-item';
import type { Identified, ProductDocument } from '@/lib/catalogue/identity';
import { getPictureAddress, type PictureSource } from '@/lib/catalogue/pictures';
import { listFacts } from '@/lib/catalogue/vocabulary';
import { toProductCodePath } from '@/lib/routes';
import { splitParagraphs } from '@/lib/text';
import { AttributeTable, FactChips } from './attribute-table';
import { CompareLink } from './compare-link';
import { LargePicture } from './large-picture';
import { ProductBelongings, ReplacedNotice } from './product-belongings';
import styles from './product-detail.module.scss';
import { ProductDocuments, TrustList } from './product-documents';
import { ProductIdentity } from './product-identity';
import { ProductMeta } from './product-meta';
import { QuoteBar } from './quote-bar';
import { SamePicture } from './same-picture';
import { ShareBlock, ShareLink } from './share-block';
import { QrCode, SheetFoot } from './sheet-foot';

type Props = {
  readonly product: Omit<CardItem, 'imageSm' | 'healthRegistration'> &
    Identified & {
      readonly image: PictureSource | null;
      readonly dataSheet: string | null;
      readonly documents: readonly ProductDocument[];
      readonly belongings: Parameters<typeof ProductBelongings>[0]['belongings'];
      readonly replacedBy: CardItem | null;
      readonly attributes: Parameters<typeof listFacts>[0]['attributes'];
    };
  /** Short public address of the page, to share and for its printed sheet. */
  readonly address: string;
  /** Size of the data sheet in words. */
  readonly sheetSize: string;
  readonly policies: Parameters<typeof TrustList>[0]['policies'];
  /** The quotation form, beside the facts. */
  readonly children: ReactNode;
};

const SIZES = '(width >= 80rem) 40rem, (width >= 40rem) 46vw, 92vw';

/** A product with everything that is known of it, and the quotation beside it. */
export function ProductDetail({ product, address, sheetSize, policies, children }: Props) {
  const { name, lang, dataSheet, isService } = product;
  const picture = (
    <SamePicture id={product.id}>
      <Picture src={product.image} alt={product.alt} lang={lang} width={800} height={800} sizes={SIZES} first />
    </SamePicture>
  );
  const file = getPictureAddress(product.image) ?? '';
  // A backend may send the mark of a service instead of a scene.
  const isMark = isService && /\.svg$|^$/.test(file);
  // The site's own pictures are drawn; a backend's are photographs.
  const isDrawn = !isService && file.startsWith('/images/');
  const frame = isMark ? styles.icon : isService ? styles.scene : styles.frame;
  const large = isService ? null : getSource(product.image, 800);
  const codePath = toProductCodePath(product);
  const shared = { name, address, text: messages.product.shareText(name, product.id) };
  const audience = getAudience(product);
  const facts = listFacts(product);
  return (
    <div className={styles.layout}>
      <div className={styles.facts}>
        <div className={styles.head}>
          <ReplacedNotice by={product.replacedBy} />
          <div className={styles.title}>
            <h1 className={styles.name} lang={lang}>
              {name}
            </h1>
            <ShareLink {...shared} />
          </div>
          <ProductMeta product={product} />
          <FactChips facts={facts} lang={lang} />
          {!isService && product.category && <CompareLink id={product.id} />}
        </div>
        <div className={frame}>
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
          {isDrawn && <small className={styles.illustration}>{messages.product.illustration}</small>}
        </div>
        <div className={styles.words}>
          <div className={styles.description} lang={lang}>
            {splitParagraphs(product.description).map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a description may say the same line twice
              <p key={index}>{text}</p>
            ))}
          </div>
          {audience && <p className={styles.audience}>{audience}</p>}
          <AttributeTable facts={facts} lang={lang} {...(isService && { title: messages.product.serviceAttributes })} />
          <ProductIdentity item={product} />
          <ProductDocuments item={product} dataSheet={dataSheet} size={sheetSize} address={address} />
          <ProductBelongings belongings={product.belongings} />
          <TrustList isService={isService} policies={policies} />
        </div>
        <SheetFoot address={address} codePath={codePath} />
        <QuoteBar item={product} />
      </div>
      <div className={styles.quotation}>{children}</div>
      {/* After the form, which the keyboard reaches sooner. */}
      <div className={styles.share}>
        <ShareBlock {...shared}>
          <QrCode name={name} path={codePath} />
        </ShareBlock>
      </div>
    </div>
  );
}
