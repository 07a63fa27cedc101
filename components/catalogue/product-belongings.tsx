import { AppLink } from '@/components/ui/app-link';
import { identity } from '@/content/identity';
import type { CardItem } from '@/lib/catalogue/product';
import { type RelationName, relationNames } from '@/lib/catalogue/product';
import { toProductPath } from '@/lib/routes';
import styles from './product-belongings.module.scss';

type Props = { readonly belongings: Readonly<Partial<Record<RelationName, readonly CardItem[]>>> };

/** What belongs to a product, a list of links for each kind; nothing where the backend sends none. */
export function ProductBelongings({ belongings }: Props) {
  return relationNames.map((name) => {
    const items = belongings[name] ?? [];
    if (items.length === 0) return null;
    return (
      <div key={name}>
        <h2>{identity.belongings[name]}</h2>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <AppLink href={toProductPath(item)} lang={item.lang} prefetch={false}>
                {item.name}
              </AppLink>
              {item.code && <span className={styles.code}>{` ${identity.code} ${item.code}`}</span>}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

/** Where to go instead of a product that was withdrawn. */
export function ReplacedNotice({ by }: { readonly by: CardItem | null }) {
  if (!by) return null;
  return (
    <p className={styles.replaced}>
      {identity.replaced}{' '}
      <AppLink href={toProductPath(by)} lang={by.lang}>
        {by.name}
      </AppLink>
      .
    </p>
  );
}
