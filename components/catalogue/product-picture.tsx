import { Icon } from '@/components/ui/icon';
import { getSource, Picture } from '@/components/ui/picture';
import { messages } from '@/content/messages';
import { viewerTexts } from '@/content/product';
import { getPictureAddress } from '@/lib/catalogue/pictures';
import type { Product } from '@/lib/catalogue/product';
import styles from './product-picture.module.scss';

const SIZES = '(width >= 80rem) 40rem, (width >= 40rem) 46vw, 92vw';
const VIEWER_ID = 'imagen';

/** The picture of a product, which opens large; of a service a scene, or its mark. */
export function ProductPicture({ product: { alt, lang, isService, image } }: { readonly product: Product }) {
  const picture = <Picture src={image} alt={alt} lang={lang} width={800} height={800} sizes={SIZES} first />;
  const file = getPictureAddress(image) ?? '';
  // A backend may send the mark of a service instead of a scene.
  if (isService) return <div className={/\.svg$|^$/.test(file) ? styles.icon : styles.scene}>{picture}</div>;
  const large = getSource(image, 800);
  return (
    <div className={styles.frame}>
      {large ? (
        <button type="button" popoverTarget={VIEWER_ID} className={styles.open}>
          {picture}
          <span className={styles.enlarge}>
            <Icon name="plus" size={20} />
            {messages.product.enlarge}
          </span>
        </button>
      ) : (
        picture
      )}
      {/* The site's own pictures are drawn; a backend's are photographs. */}
      {file.startsWith('/images/') && <small className={styles.illustration}>{messages.product.illustration}</small>}
      {large && (
        // The browser opens it, closes it with Escape and gives the focus back, also without a script; a tick makes it larger.
        <div id={VIEWER_ID} popover="auto" role="dialog" aria-label={viewerTexts.label} className={styles.viewer}>
          <label className={styles.stage}>
            <input type="checkbox" className="hidden" aria-label={viewerTexts.zoomIn} />
            <img src={large} alt={alt} lang={lang} loading="lazy" />
          </label>
          <button
            type="button"
            popoverTarget={VIEWER_ID}
            popoverTargetAction="hide"
            className={`disc ${styles.close}`}
            aria-label={viewerTexts.close}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
