import { AppLink } from '@/components/ui/app-link';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { messages } from '@/content/messages';
import type { Brand } from '@/lib/catalogue/category-view';
import type { Category } from '@/lib/catalogue/product';
import { type CategoryView, toCategoryPath } from '@/lib/routes';
import styles from './lists.module.scss';

type ViewProps = { readonly category: Category; readonly view: CategoryView };

/** Which brand of a category is shown: links to its other views; nothing where there is none to choose. */
export function BrandFilter({ category, view, brands }: ViewProps & { readonly brands: readonly Brand[] }) {
  const texts = messages.brands;
  if (brands.length === 0) return null;
  return (
    <nav className={styles.options} aria-label={texts.label}>
      <details>
        <summary className={styles.choice}>
          {texts.brand} {view.brand ?? texts.all}
        </summary>
        <ul>
          {[{ name: null, count: 0 }, ...brands].map(({ name, count }) => (
            <li key={name ?? ''}>
              <AppLink
                href={toCategoryPath(category, { brand: name })}
                className={styles.choice}
                current={name === view.brand ? 'true' : undefined}
                prefetch={false}
              >
                {name ?? texts.all}
                {name !== null && <span className="remark"> ({count.toLocaleString('es-CO')})</span>}
              </AppLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** Which page of a category is shown, and the ways to those before and after; nothing where there is only one. */
export function Pagination({ category, view, pageCount }: ViewProps & { readonly pageCount: number }) {
  const texts = messages.pages;
  const { page } = view;
  const getPath = (number: number) => toCategoryPath(category, { ...view, page: number });
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pages} aria-label={texts.label}>
      {page > 1 && (
        <ButtonLink href={getPath(page - 1)} look="quiet" icon="chevron-left" prefetch={false}>
          {texts.previous}
        </ButtonLink>
      )}
      <span>{texts.pageOf(page, pageCount)}</span>
      {page < pageCount && (
        <ButtonLink href={getPath(page + 1)} look="quiet" prefetch={false}>
          {texts.next}
          <Icon name="chevron-right" size={20} />
        </ButtonLink>
      )}
    </nav>
  );
}
