import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import type { CardItem, NamedPicture } from '@/lib/catalogue/product';
import { routes, toCategoryPath, toProductPath } from '@/lib/routes';
import { truncate } from '@/lib/text';
import { AppLink } from '../ui/app-link';
import { ButtonLink } from '../ui/button';
import { Carousel } from '../ui/carousel';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import styles from './home.module.scss';

/** The ways to the products, right under the hero. */
export function Categories({ items }: { readonly items: readonly NamedPicture[] }) {
  if (items.length === 0) return null;
  const shown = items.slice(0, limits.homeCategories);
  return (
    <nav className={styles.nav} aria-label={messages.categories.label}>
      <ul className={styles.categories}>
        {shown.map((category) => (
          <li key={category.id}>
            <AppLink href={toCategoryPath(category)} prefetch={false}>
              <Picture src={category.imageSm} alt="" width={80} height={80} sizes="5rem" />
              <span>{category.name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      {items.length > shown.length && (
        <p className={styles.all}>
          <AppLink href={routes.categories}>{messages.categories.all(items.length)}</AppLink>
        </p>
      )}
    </nav>
  );
}

/** 'Productos destacados', a row of products, their names cut at 20 characters (docs/behaviour.md#required). */
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
                width={400}
                height={400}
                // Half of the width on phones: slow ones, of density 2 at most, get the small file, others a sharp one.
                sizes="(width >= 92rem) 20rem, (width >= 64rem) 22vw, (width >= 48rem) 45vw, 46vw"
              />
            </div>
            <div>
              <p className={styles.name} title={item.name} aria-hidden="true">
                {truncate(item.name, limits.featuredName)}
              </p>
              <p className={styles.note}>{item.category?.name ?? item.brand}</p>
            </div>
            <ButtonLink href={toProductPath(item)} look="quiet" prefetch={false}>
              {messages.product.quote}
              <span className="hidden">{` ${item.name}`}</span>
            </ButtonLink>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}
