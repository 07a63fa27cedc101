import '@/styles/globals.scss';
import { useRef, useState } from 'react';
import { recentlyViewed } from '@/content/client/recently-viewed';
import { parseId, toProductPath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { withStorage } from '../ui/storage';
import { storeItems } from '../ui/store-items';
import styles from './recent-list.module.scss';
import { RECENT_KEY, type Recent } from './recently-viewed';

type Props = {
  /** Id of the product that is not shown. */
  readonly except?: string | undefined;
};

/** The products that this device remembers, each of which can be removed. */
export function RecentList({ except }: Props) {
  const [items, setItems] = useState(readRecent);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = items.filter(({ id }) => id !== except);

  const keep = (kept: typeof items) => {
    storeItems(RECENT_KEY, kept);
    setItems(kept);
    // What was pressed is gone.
    title.current?.focus();
  };

  if (shown.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="vistos-titulo">
      <h2 id="vistos-titulo" ref={title} tabIndex={-1}>
        {recentlyViewed.title}
      </h2>
      <ul>
        {shown.map(({ id, name, picture, isService = false }) => (
          <li key={id}>
            <img src={picture} alt="" width={64} height={64} loading="lazy" />
            <AppLink href={toProductPath({ id, name, isService })} prefetch={false}>
              {name}
            </AppLink>
            <button
              type="button"
              aria-label={recentlyViewed.remove(name)}
              onClick={() => keep(items.filter((one) => one.id !== id))}
            >
              <Icon name="close" size={20} />
            </button>
          </li>
        ))}
      </ul>
      <p>
        <Button look="quiet" onClick={() => keep(items.filter(({ id }) => id === except))}>
          {recentlyViewed.clear}
        </Button>
        {recentlyViewed.note}
      </p>
    </section>
  );
}

const MAX_CHARS = 2_000;

/** The products that this device remembers; invalid items are left out, and a value that is not a list is removed. */
function readRecent(): Recent[] {
  const stored: unknown = withStorage(() => JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]'));
  if (Array.isArray(stored)) return stored.filter(isRecent);
  storeItems(RECENT_KEY, []);
  return [];
}

function isRecent(item: Partial<Recent> | null): boolean {
  const { id, name, picture } = item ?? {};
  const areTexts = [id, name, picture].every((text) => typeof text === 'string' && text.length <= MAX_CHARS);
  return areTexts && parseId(`${id}`) !== null && name !== '' && /^\/[^/\\]/.test(`${picture}`);
}
