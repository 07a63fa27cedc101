import { clientLimits } from '@/content/client/limits';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { routes, toComparisonPath } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import styles from './quotation-list.module.scss';

/** The ways from a list to more products, and to a comparison of its first ones. */
export function ListWays({ ids }: { readonly ids: readonly string[] }) {
  return (
    <>
      <ButtonLink icon="plus" href={routes.categories} look="quiet" className={styles.more}>
        {listPageTexts.browseMore}
      </ButtonLink>
      {ids.length > 1 && (
        <ButtonLink
          href={toComparisonPath(ids.slice(0, clientLimits.comparison))}
          look="quiet"
          className={styles.more}
          prefetch={false}
        >
          {ids.length > clientLimits.comparison
            ? listPageTexts.compareFirst(clientLimits.comparison)
            : listPageTexts.compare}
        </ButtonLink>
      )}
    </>
  );
}
