import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { messages } from '@/content/messages';
import { type Brand, listPageNumbers } from '@/lib/catalogue/category-view';
import type { Category } from '@/lib/catalogue/product';
import { type CategoryView, toCategoryPath } from '@/lib/routes';
import styles from './lists.module.scss';

type ChoiceProps = {
  readonly href: string;
  readonly isChosen?: boolean;
  readonly lang?: string | undefined;
  /** How many it shows. */
  readonly count?: number;
  readonly children: ReactNode;
};

function Choice({ href, isChosen = false, lang, count, children }: ChoiceProps) {
  return (
    <AppLink href={href} className={styles.choice} lang={lang} current={isChosen ? 'true' : undefined} prefetch={false}>
      {children}
      {count !== undefined && (
        <>
          {' '}
          <span className="remark">({count.toLocaleString('es-CO')})</span>
        </>
      )}
    </AppLink>
  );
}

type ViewProps = { readonly category: Category; readonly view: CategoryView };
type OptionProps = ViewProps & {
  readonly brands: readonly Brand[];
  /** False where there is nothing to put in an order. */
  readonly isOrdered: boolean;
};

/** More would push the products off the screen: they are shown on request. */
const MAX_OPEN_BRANDS = 8;

/** Which brand of a category is shown, and in which order: links to its other views. */
export function ListOptions({ category, view: { brand, isByName }, brands, isOrdered }: OptionProps) {
  const texts = messages.listOptions;
  const getPath = (view: Partial<CategoryView>) => toCategoryPath(category, { brand, isByName, ...view });
  const isLong = brands.length > MAX_OPEN_BRANDS;
  const chosen = brand !== null && (
    <Choice href={getPath({ brand: null })} isChosen>
      <span className="hidden">{texts.remove} </span>
      {brand}
      <Icon name="close" size={16} />
    </Choice>
  );
  const list = (
    <ul>
      {brands.map(({ name, count }) => (
        <li key={name}>
          {name === brand ? (
            chosen
          ) : (
            <Choice href={getPath({ brand: name })} count={count}>
              {name}
            </Choice>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.options}>
      {brands.length > 0 && (
        <nav className={styles.group} aria-label={texts.brands}>
          <span className="remark">{texts.brand}</span>
          {isLong && chosen}
          {isLong ? (
            <details>
              <summary className={styles.choice}>{texts.brandCount(brands.length)}</summary>
              {list}
            </details>
          ) : (
            list
          )}
        </nav>
      )}
      {isOrdered && (
        <nav className={styles.group} aria-label={texts.order}>
          <span className="remark">{texts.orderBy}</span>
          <ul>
            {[false, true].map((byName) => (
              <li key={String(byName)}>
                <Choice href={getPath({ isByName: byName })} isChosen={byName === isByName}>
                  {byName ? texts.byName : texts.asSent}
                </Choice>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** The pages of a category by number, and the ones before and after; nothing where there is only one. */
export function Pagination({ category, view, pageCount }: ViewProps & { readonly pageCount: number }) {
  const texts = messages.pages;
  if (pageCount < 2) return null;
  const { page } = view;
  const getPath = (number: number) => toCategoryPath(category, { ...view, page: number });
  return (
    <nav className={styles.pages} aria-label={texts.label}>
      {page > 1 && (
        <AppLink href={getPath(page - 1)} className="quiet" prefetch={false}>
          <Icon name="chevron-left" size={20} />
          {texts.previous}
        </AppLink>
      )}
      <ol className={styles.numbers}>
        {listPageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              '…'
            ) : (
              <AppLink
                href={getPath(number)}
                className="quiet"
                current={number === page ? 'page' : undefined}
                prefetch={false}
              >
                <span className="hidden">{texts.page} </span>
                {number}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <AppLink href={getPath(page + 1)} className="quiet" prefetch={false}>
          {texts.next}
          <Icon name="chevron-right" size={20} />
        </AppLink>
      )}
    </nav>
  );
}
