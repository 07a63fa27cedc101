import { AppLink } from '@/components/ui/app-link';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { productsEntry } from '@/content/navigation';
import type { NamedPicture } from '@/lib/catalogue/product';
import { routes, toCategoryPath } from '@/lib/routes';
import styles from './category-links.module.scss';

type Props = { readonly categories: readonly NamedPicture[] };

/** The categories as ways on from a page that has nothing; the list of them where they are not known. */
export function CategoryLinks({ categories }: Props) {
  if (categories.length === 0)
    return (
      <ButtonLink href={routes.categories} look="quiet">
        {productsEntry.label}
      </ButtonLink>
    );
  return (
    <ul className={styles.list}>
      {categories.map((category) => (
        <li key={category.id}>
          <AppLink href={toCategoryPath(category)} className={styles.link} lang={category.lang} prefetch={false}>
            {/* Lazy, so that a phone, which does not show it, does not fetch it. */}
            <Picture src={category.imageSm} alt="" width={56} height={56} sizes="3.5rem" />
            {category.name}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
