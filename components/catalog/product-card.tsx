import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import type { CardItem } from '@/lib/card-item';
import { productPath } from '@/lib/routes';
import { paragraphs, truncate } from '@/lib/text';
import { AddButton } from '../quotation-list/add-button';
import { AppLink } from '../ui/app-link';
import button from '../ui/button.module.scss';
import { Picture } from '../ui/picture';
import styles from './card.module.scss';

type Props = {
  readonly item: CardItem;
  readonly heading: 'h2' | 'h3';
};

/** A product or service: picture, name, brand (equipment only), 'Cotizar' and the quotation list. */
export function ProductCard({ item, heading: Heading }: Props) {
  const summary = paragraphs(item.description)[0];
  return (
    <article className={item.isService ? `${styles.card} ${styles.service}` : styles.card}>
      <Picture
        src={item.imageSm}
        alt={item.alt}
        lang={item.lang}
        width={400}
        height={400}
        sizes="(width >= 92rem) 28rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 6.5rem"
      />
      <div className={styles.words}>
        <Heading className={styles.name} lang={item.lang}>
          {item.name}
        </Heading>
        {item.brand && <p className={styles.brand}>{item.brand}</p>}
        {summary && (
          <p className={styles.summary} lang={item.lang}>
            {truncate(summary, limits.serviceDescription)}
          </p>
        )}
        <div className={styles.actions}>
          <AppLink href={productPath(item)} className={`${button.quiet} ${styles.cover}`} prefetch={false}>
            {messages.product.quote}
            <span className={styles.hidden} lang={item.lang}>{` ${item.name}`}</span>
          </AppLink>
          <AddButton item={item} isIcon />
        </div>
      </div>
    </article>
  );
}
