import { splitList } from '@/lib/quotation-list/address';
import { toShortPath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import styles from './request-lines.module.scss';
import type { SentRequest } from './sent-request';

/** What a request asks for: a line for each product, which leads to its page. */
export function RequestLines({ lines, items }: Pick<SentRequest, 'lines' | 'items'>) {
  const { items: products } = splitList(items);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => {
        const id = products[index]?.id;
        return (
          <li key={id ?? line}>
            {id ? (
              <AppLink href={toShortPath(id)} prefetch={false}>
                {line}
              </AppLink>
            ) : (
              line
            )}
          </li>
        );
      })}
    </ul>
  );
}
