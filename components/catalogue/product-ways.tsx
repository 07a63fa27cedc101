import { AddButton } from '@/components/quotation-list/add-button';
import { AppLink } from '@/components/ui/app-link';
import { ButtonAnchor } from '@/components/ui/button';
import { comparison } from '@/content/comparison';
import { messages } from '@/content/messages';
import { toComparisonPath } from '@/lib/routes';
import styles from './product-ways.module.scss';

/** The way from a product to its comparison with others of its category. */
export function CompareLink({ id }: { readonly id: string }) {
  return (
    <AppLink href={toComparisonPath([id])} className={styles.link} rel="nofollow" prefetch={false}>
      {comparison.compareThis}
    </AppLink>
  );
}

/** The way to the form of a product's page, below its facts where the form does not stand beside them. */
export function QuoteBar({ item }: Pick<Parameters<typeof AddButton>[0], 'item'>) {
  return (
    <p className={styles.bar}>
      <ButtonAnchor href="#cotizacion">{messages.product.quote}</ButtonAnchor>
      <AddButton item={item} look="short" />
    </p>
  );
}
