import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import type { CardItem } from '@/lib/catalogue/card-item';
import { productPath } from '@/lib/routes';
import { truncate } from '@/lib/text';
import { AddButton } from '../quotation-list/add-button';
import { AppLink } from '../ui/app-link';
import { Carousel } from '../ui/carousel';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import styles from './featured.module.scss';

type Item = Omit<CardItem, 'brand' | 'description'>;

/** The picture's text (spec: the slug), or none where the link would say the same twice. */
const alternative = ({ alt, name }: Item) => (alt === truncate(name, limits.featuredName) ? '' : alt);

/** 'Productos destacados': a row of products, their names cut at 20 characters (spec, point 2). */
export function Featured({ items }: { readonly items: readonly Item[] }) {
  const { title } = messages.featured;
  return (
    <Section id="destacados" title={title}>
      <Carousel label={messages.carousel.label(title)} perView={[1, 1, 2, 4]} delay={limits.autoplay.featured}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <AppLink href={productPath(item)} className={styles.card} lang={item.lang} prefetch={false}>
              <picture>
                <Picture
                  src={item.imageSm}
                  alt={alternative(item)}
                  width={400}
                  height={400}
                  // Half of what it takes on a phone: slow ones, of density 2 at most, get the light file, the others the sharp one.
                  sizes="(width >= 92rem) 20rem, (width >= 64rem) 22vw, (width >= 48rem) 45vw, 46vw"
                />
              </picture>
              <span className={styles.name} title={item.name}>
                {truncate(item.name, limits.featuredName)}
              </span>
            </AppLink>
            <AddButton item={item} isIcon />
          </li>
        ))}
      </Carousel>
    </Section>
  );
}
