import { AppLink } from '@/components/ui/app-link';
import { Picture } from '@/components/ui/picture';
import { messages } from '@/content/messages';
import type { Category } from '@/lib/catalogue/product';
import { toCategoryPath } from '@/lib/routes';
import styles from './card.module.scss';

/** Cards of categories, up to four a row (docs/behaviour.md#limits): picture, name and 'Ver productos'. */
export function CategoryList({ categories }: { readonly categories: readonly Category[] }) {
  return (
    <ul className={`three ${styles.four}`}>
      {categories.map((category, index) => (
        <li key={category.id}>
          <article className={styles.card}>
            <Picture
              src={category.imageSm}
              alt=""
              width={400}
              height={400}
              sizes="(width >= 92rem) 20rem, (width >= 64rem) 22vw, (width >= 40rem) 45vw, 6.5rem"
              // In the first screen: fetched before the others.
              first={index === 0 && 'lazy'}
            />
            <div className={styles.words}>
              <h2>{category.name}</h2>
              <AppLink href={toCategoryPath(category)} prefetch={false}>
                {messages.categories.see}
                <span>{` ${category.name}`}</span>
              </AppLink>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
