import { splitList } from '@/lib/quotation-list/address';
import { toShortPath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import type { SentRequest } from './device-requests';
import styles from './request-lines.module.scss';

/** Between a product and what was noted to it (listPageTexts.line). */
const BEFORE_NOTE = ' · ';

/** What a request asks for: a line for each product, which leads to its page. */
export function RequestLines({ lines, items }: Pick<SentRequest, 'lines' | 'items'>) {
  const { items: products } = splitList(items);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => {
        const id = products[index]?.id;
        const [product = ''] = line.split(BEFORE_NOTE);
        return (
          <li key={id ?? line}>
            {id ? (
              <>
                <AppLink href={toShortPath(id)} prefetch={false}>
                  {product}
                </AppLink>
                {line.slice(product.length)}
              </>
            ) : (
              line
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** When a request was sent, in the time of Colombia as its deadline; drawn in the browser alone. */
export function RequestDate({ at }: { readonly at: number }) {
  const date = new Date(at);
  const { lang } = document.documentElement;
  // Said here again: its own module would be a file more of the forms' scripts.
  return (
    <time dateTime={date.toISOString()}>
      {date.toLocaleString(lang || undefined, { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Bogota' })}
    </time>
  );
}
