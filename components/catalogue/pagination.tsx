import { AppLink } from '@/components/ui/app-link';
import hidden from '@/components/ui/hidden.module.scss';
import { Icon } from '@/components/ui/icon';
import { messages } from '@/content/messages';
import { listPageNumbers } from '@/lib/catalogue/category-view';
import { type CategoryView, toCategoryPath } from '@/lib/routes';
import styles from './pagination.module.scss';

type Props = {
  readonly category: Parameters<typeof toCategoryPath>[0];
  readonly view: CategoryView;
  readonly pageCount: number;
};

const texts = messages.pages;

/** The pages of a category by number, and the ones before and after; nothing where there is only one. */
export function Pagination({ category, view, pageCount }: Props) {
  if (pageCount < 2) return null;
  const { page } = view;
  const getPath = (number: number) => toCategoryPath(category, { ...view, page: number });
  return (
    <nav className={styles.pages} aria-label={texts.label}>
      {page > 1 && (
        <AppLink href={getPath(page - 1)} className={styles.step} prefetch={false}>
          <Icon name="chevron-left" size={20} />
          {texts.previous}
        </AppLink>
      )}
      <ol className={styles.numbers}>
        {listPageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <AppLink
                href={getPath(number)}
                className={styles.number}
                current={number === page ? 'page' : undefined}
                prefetch={false}
              >
                <span className={hidden.hidden}>{texts.page} </span>
                {number}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <AppLink href={getPath(page + 1)} className={styles.step} prefetch={false}>
          {texts.next}
          <Icon name="chevron-right" size={20} />
        </AppLink>
      )}
    </nav>
  );
}
