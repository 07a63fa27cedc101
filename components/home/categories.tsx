import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import type { NamedPicture } from '@/lib/catalogue/product';
import { routes, toCategoryPath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { Picture } from '../ui/picture';
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
            <AppLink href={toCategoryPath(category)} lang={category.lang} prefetch={false}>
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
