import { AppLink } from '@/components/ui/app-link';
import hidden from '@/components/ui/hidden.module.scss';
import { Icon } from '@/components/ui/icon';
import { messages } from '@/content/messages';
import type { Brand } from '@/lib/catalogue/category-view';
import { type CategoryView, toCategoryPath } from '@/lib/routes';
import styles from './list-options.module.scss';

type Props = {
  readonly category: Parameters<typeof toCategoryPath>[0];
  readonly view: CategoryView;
  readonly brands: readonly Brand[];
  /** False where there is nothing to put in an order. */
  readonly isOrdered: boolean;
};

const texts = messages.listOptions;
/** More would push the products off the screen: they are shown on request. */
const MAX_OPEN_BRANDS = 8;

/** Which brand of a category is shown, and in which order: links to its other views. */
export function ListOptions({ category, view: { brand, isByName }, brands, isOrdered }: Props) {
  const getPath = (view: Partial<CategoryView>) => toCategoryPath(category, { brand, isByName, ...view });
  const isLong = brands.length > MAX_OPEN_BRANDS;
  const chosen = brand !== null && (
    <AppLink href={getPath({ brand: null })} className={styles.choice} current="true" prefetch={false}>
      <span className={hidden.hidden}>{texts.remove} </span>
      {brand}
      <Icon name="close" size={16} />
    </AppLink>
  );
  const list = (
    <ul className={styles.choices}>
      {brands.map(({ name, count }) => (
        <li key={name}>
          {name === brand ? (
            chosen
          ) : (
            <AppLink href={getPath({ brand: name })} className={styles.choice} prefetch={false}>
              {name} <span className={styles.count}>({count.toLocaleString('es-CO')})</span>
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.options}>
      {brands.length > 0 && (
        <nav className={styles.group} aria-label={texts.brands}>
          <span className={styles.label}>{texts.brand}</span>
          {isLong && chosen}
          {isLong ? (
            <details className={styles.more}>
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
          <span className={styles.label}>{texts.orderBy}</span>
          <ul className={styles.choices}>
            {[false, true].map((byName) => (
              <li key={String(byName)}>
                <AppLink
                  href={getPath({ isByName: byName })}
                  className={styles.choice}
                  current={byName === isByName ? 'true' : undefined}
                  prefetch={false}
                >
                  {byName ? texts.byName : texts.asSent}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
