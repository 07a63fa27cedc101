import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { productsEntry } from '@/content/navigation';
import type { NamedPicture } from '@/lib/catalogue/product';
import { routes, toCategoryPath } from '@/lib/routes';
import styles from './lists.module.scss';

type Props<T> = { readonly items: readonly T[]; readonly toPath: (item: T) => string };

/** Links with a small picture and a name. */
export function PictureLinks<T extends NamedPicture>({ items, toPath }: Props<T>) {
  return (
    <ul className={styles.links}>
      {items.map((item) => (
        <li key={item.id}>
          <AppLink href={toPath(item)} prefetch={false}>
            {/* Lazy, so that a phone, which does not show it, does not fetch it. */}
            <Picture src={item.imageSm} alt="" width={56} height={56} sizes="3.5rem" />
            {item.name}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

type EmptyProps = {
  readonly title: string;
  readonly text?: string;
  readonly categories: readonly NamedPicture[];
  /** The way to have them quoted all the same. */
  readonly children?: ReactNode;
};

/** What a page says that has nothing to show, and where to go: the list of categories where they are not known. */
export function EmptyState({ title, text, categories, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <p className="subtitle">{title}</p>
      {text && <p>{text}</p>}
      {children}
      {categories.length === 0 && (
        <ButtonLink href={routes.categories} look="quiet">
          {productsEntry.label}
        </ButtonLink>
      )}
      <PictureLinks items={categories} toPath={toCategoryPath} />
    </div>
  );
}
