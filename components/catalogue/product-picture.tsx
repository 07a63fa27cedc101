import { Icon } from '@/components/ui/icon';
import { getSource, Picture } from '@/components/ui/picture';
import { messages } from '@/content/messages';
import { getPictureAddress, type PictureSource } from '@/lib/catalogue/pictures';
import type { CardItem } from '@/lib/catalogue/product';
import { LargePicture } from './large-picture';
import styles from './product-picture.module.scss';

type Props = {
  readonly product: Pick<CardItem, 'alt' | 'lang' | 'isService'> & { readonly image: PictureSource | null };
};

const SIZES = '(width >= 80rem) 40rem, (width >= 40rem) 46vw, 92vw';

/** The picture of a product, with the way to its large one; of a service a scene, or its mark. */
export function ProductPicture({ product: { alt, lang, isService, image } }: Props) {
  const picture = <Picture src={image} alt={alt} lang={lang} width={800} height={800} sizes={SIZES} first />;
  const file = getPictureAddress(image) ?? '';
  // A backend may send the mark of a service instead of a scene.
  const isMark = isService && /\.svg$|^$/.test(file);
  // The site's own pictures are drawn; a backend's are photographs.
  const isDrawn = !isService && file.startsWith('/images/');
  const frame = isMark ? styles.icon : isService ? styles.scene : styles.frame;
  const large = isService ? null : getSource(image, 800);
  return (
    <div className={frame}>
      {large ? (
        <LargePicture src={large} alt={alt} {...(lang && { lang })}>
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
  );
}
