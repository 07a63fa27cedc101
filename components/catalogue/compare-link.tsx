import { AppLink } from '@/components/ui/app-link';
import { comparison } from '@/content/comparison';
import { toComparisonPath } from '@/lib/routes';
import styles from './compare-link.module.scss';

/** The way from a product to its comparison with others of its category. */
export function CompareLink({ id }: { readonly id: string }) {
  return (
    <AppLink href={toComparisonPath([id])} className={styles.link} rel="nofollow" prefetch={false}>
      {comparison.compareThis}
    </AppLink>
  );
}
