import { useRef, useState } from 'react';
import { recentlyViewed } from '@/content/client/recently-viewed';
import { productPath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import button from '../ui/button.module.scss';
import { Icon } from '../ui/icon';
import { readRecent, saveRecent } from './recent';
import styles from './recent-list.module.scss';

type Props = {
  /** Id of the product that is not shown. */
  readonly except?: string | undefined;
};

/** The products that this device remembers, each of which can be taken away. */
export function RecentList({ except }: Props) {
  const [items, setItems] = useState(readRecent);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = items.filter(({ id }) => id !== except);

  const keep = (kept: typeof items) => {
    saveRecent(kept);
    setItems(kept);
    // What was pressed is gone.
    title.current?.focus();
  };

  if (shown.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="vistos-titulo">
      <h2 id="vistos-titulo" className={styles.title} ref={title} tabIndex={-1}>
        {recentlyViewed.title}
      </h2>
      <ul className={styles.items}>
        {shown.map(({ id, name, picture }) => (
          <li key={id} className={styles.item}>
            <img src={picture} alt="" width={64} height={64} loading="lazy" className={styles.picture} />
            <AppLink href={productPath({ id, name, isService: false })} className={styles.link} prefetch={false}>
              {name}
            </AppLink>
            <button
              type="button"
              className={styles.remove}
              aria-label={recentlyViewed.remove(name)}
              onClick={() => keep(items.filter((one) => one.id !== id))}
            >
              <Icon name="close" size={20} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <button type="button" className={button.quiet} onClick={() => keep(items.filter(({ id }) => id === except))}>
          {recentlyViewed.clear}
        </button>
        {recentlyViewed.note}
      </p>
    </section>
  );
}
