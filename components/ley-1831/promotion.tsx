import { ley1831 } from '@/content/ley-1831';
import type { Product } from '@/lib/catalogue/product';
import { routes, toProductPath } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import styles from './ley-1831.module.scss';

type Props = {
  /** The promoted model; null when the catalogue has none or could not be read. */
  readonly product: Product | null;
};

/** The defibrillator that the page promotes, with its three facts; without a picture the words have all of the width. */
export function Promotion({ product }: Props) {
  const { title, facts, action } = ley1831.promotion;
  return (
    <section aria-labelledby="promocion">
      <div className={styles.promotion}>
        {product?.image && (
          <Picture
            src={product.image}
            alt={product.name}
            lang={product.lang}
            width={800}
            height={800}
            sizes="(width >= 92rem) 40rem, (width >= 48rem) 44vw, 92vw"
            first
          />
        )}
        <div>
          <h2 id="promocion">{title}</h2>
          {product && <p lang={product.lang}>{product.name}</p>}
          <dl className={styles.facts}>
            {facts.map(({ icon, label, text }) => (
              <div key={label}>
                <dt className="subtitle">
                  <span className={styles.icon}>
                    <Icon name={icon} />
                  </span>
                  {label}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={product ? toProductPath(product) : routes.contact}>{action}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
