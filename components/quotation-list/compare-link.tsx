import { clientLimits } from '@/content/client/limits';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { toComparisonPath } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import styles from './quotation-list.module.scss';

const MOST = clientLimits.comparison;

/** The way from a list to a comparison of its first products; nothing where there is one. */
export function CompareLink({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length < 2) return null;
  return (
    <ButtonLink href={toComparisonPath(ids.slice(0, MOST))} look="quiet" className={styles.more} prefetch={false}>
      {ids.length > MOST ? listPageTexts.compareFirst(MOST) : listPageTexts.compare}
    </ButtonLink>
  );
}
