import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { ButtonAnchor } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { getSource, Picture } from '@/components/ui/picture';
import { ShareMenu } from '@/components/ui/share-menu';
import { messages } from '@/content/messages';
import { identity, productSheet, viewerTexts } from '@/content/product';
import { getCompanyLine } from '@/content/site';
import type { Product } from '@/lib/catalogue/product';
import { routes, toProductPath, toShortPath } from '@/lib/routes';
import { splitParagraphs } from '@/lib/text';
import styles from './product-detail.module.scss';
import { ProductDocuments } from './product-documents';
import { AttributeTable, ProductComplements, ProductMeta } from './product-facts';
import pictureStyles from './product-parts.module.scss';

const SIZES = '(width >= 80rem) 40rem, (width >= 40rem) 46vw, 92vw';
const VIEWER_ID = 'imagen';

type Props = {
  readonly product: Product;
  /** Short public address of the page, to share and for its printed sheet. */
  readonly address: string;
  /** Address of the policy of guarantees. */
  readonly guarantees: string;
  /** The quotation form. */
  readonly children: ReactNode;
};

/** A product with everything that is known of it, and the quotation beside it. */
export function ProductDetail({ product, address, guarantees, children }: Props) {
  const { name, dataSheet, relations } = product;
  const [successor] = relations.replaced_by ?? [];
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        {successor && (
          <p className={styles.replaced}>
            {identity.replaced} <AppLink href={toProductPath(successor)}>{successor.name}</AppLink>.
          </p>
        )}
        <div className={styles.title}>
          <h1>{name}</h1>
          <ShareMenu name={name} address={address} />
        </div>
        <ProductMeta product={product} />
      </div>
      <ProductPicture product={product} />
      <div className={styles.description}>
        {splitParagraphs(product.description).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a description may say the same line twice
          <p key={index}>{text}</p>
        ))}
        {dataSheet && (
          <p className="offPaper">
            <ButtonAnchor icon="file-text" look="quiet" href={dataSheet}>
              {messages.product.dataSheet}
            </ButtonAnchor>
          </p>
        )}
        {/* On a phone the way to the form stays in reach until the form comes. */}
        <p className={`dock ${styles.bar}`}>
          <ButtonAnchor href="#cotizacion">{messages.product.quote}</ButtonAnchor>
        </p>
      </div>
      <div className={styles.quotation}>{children}</div>
      <div className={styles.details}>
        <AttributeTable product={product} />
        <ProductComplements relations={relations} />
        <ProductDocuments item={product} guarantees={guarantees} />
      </div>
      {/* What the printed sheet adds: whom to ask, and the way back to the page, to read and to scan. */}
      <div className={`onPaper ${styles.foot}`}>
        {/* Lazy and not shown: browsers fetch it when the page is printed. */}
        <img src={routes.codes + toShortPath(product.id)} alt="" width={120} height={120} loading="lazy" />
        <div>
          <p>{getCompanyLine()}</p>
          <p>{`${productSheet.address}: ${address}`}</p>
        </div>
      </div>
    </div>
  );
}

/** The picture of a product, which opens large; of a service a scene, or its mark. */
function ProductPicture({ product: { alt, isService, image } }: { readonly product: Product }) {
  const picture = <Picture src={image} alt={alt} width={800} height={800} sizes={SIZES} first />;
  const file = image ?? '';
  // A backend may send the mark of a service instead of a scene.
  if (isService)
    return <div className={/\.svg$|^$/.test(file) ? pictureStyles.icon : pictureStyles.scene}>{picture}</div>;
  const large = getSource(image, 800);
  return (
    <div className={pictureStyles.frame}>
      {large ? (
        <button type="button" popoverTarget={VIEWER_ID} className={pictureStyles.open}>
          {picture}
          <span className={pictureStyles.enlarge}>
            <Icon name="plus" size={20} />
            {messages.product.enlarge}
          </span>
        </button>
      ) : (
        picture
      )}
      {/* The site's own pictures are drawn; a backend's are photographs. */}
      {file.startsWith('/images/') && (
        <small className={pictureStyles.illustration}>{messages.product.illustration}</small>
      )}
      {large && (
        // The browser opens it, closes it with Escape and restores the focus, scripts or not; the checkbox enlarges it.
        <div
          id={VIEWER_ID}
          popover="auto"
          role="dialog"
          aria-label={viewerTexts.label}
          className={pictureStyles.viewer}
        >
          <label className={pictureStyles.stage}>
            <input type="checkbox" className="hidden" aria-label={viewerTexts.zoomIn} />
            <img src={large} alt={alt} loading="lazy" />
          </label>
          <button
            type="button"
            popoverTarget={VIEWER_ID}
            popoverTargetAction="hide"
            className={`disc ${pictureStyles.close}`}
            aria-label={viewerTexts.close}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
