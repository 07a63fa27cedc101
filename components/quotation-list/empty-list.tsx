import { listIntro } from '@/content/quotation-list';
import { routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import styles from './empty-list.module.scss';
import listStyles from './quotation-list.module.scss';

/** A list without products, and the ways to some. */
export function EmptyList() {
  return (
    <div className={styles.block}>
      <h2 className={styles.title}>{listIntro.empty}</h2>
      <p className={styles.text}>{listIntro.emptyHelp}</p>
      <p className={styles.links}>
        <ButtonLink look="quiet" href={routes.categories}>
          {listIntro.browse}
        </ButtonLink>
      </p>
    </div>
  );
}

/** The way from a list to more products. */
export function MoreProducts() {
  return (
    <ButtonLink icon="plus" href={routes.categories} look="quiet" className={listStyles.more}>
      {listIntro.browseMore}
    </ButtonLink>
  );
}
