import { useRef, useState } from 'react';
import { recentlyViewed } from '@/content/client/recently-viewed';
import { toProductPath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { readRecent, saveRecent } from './recent';

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
    <section aria-labelledby="vistos-titulo">
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
