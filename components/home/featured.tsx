import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import type { CardItem } from '@/lib/catalogue/product';
import { toProductPath } from '@/lib/routes';
import { truncate } from '@/lib/text';
import { ButtonLink } from '../ui/button';
import { Carousel } from '../ui/carousel';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import styles from './home.module.scss';

/** 'Productos destacados': a row of products, their names cut at 20 characters; the one link of each covers it (docs/behaviour.md#required). */
export function Featured({ items }: { readonly items: readonly Omit<CardItem, 'description'>[] }) {
  const { title } = messages.featured;
  return (
    <Section id="destacados" title={title}>
      <Carousel label={messages.carousel.label(title)} perView={[2, 4]} delay={limits.autoplay.featured}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <div>
              <Picture
                src={item.imageSm}
                // None where the link says the same.
                alt={item.alt === item.name ? '' : item.alt}
                lang={item.lang}
                width={400}
                height={400}
                // Half of what it takes on a phone: slow ones, of density 2 at most, get the light file, the others the sharp one.
                sizes="(width >= 92rem) 20rem, (width >= 64rem) 22vw, (width >= 48rem) 45vw, 46vw"
              />
            </div>
            <div>
              <p className={styles.name} lang={item.lang} title={item.name} aria-hidden="true">
                {truncate(item.name, limits.featuredName)}
              </p>
              <p className={styles.note} lang={item.category?.lang}>
                {item.category?.name ?? item.brand}
              </p>
            </div>
            <ButtonLink href={toProductPath(item)} look="quiet" prefetch={false}>
              {messages.product.quote}
              <span className="hidden" lang={item.lang}>{` ${item.name}`}</span>
            </ButtonLink>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}
