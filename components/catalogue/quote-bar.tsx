import { AddButton } from '@/components/quotation-list/add-button';
import { ButtonAnchor } from '@/components/ui/button';
import { messages } from '@/content/messages';
import styles from './quote-bar.module.scss';

/** The way to the form of a product's page, below its facts where the form does not stand beside them. */
export function QuoteBar({ item }: Pick<Parameters<typeof AddButton>[0], 'item'>) {
  return (
    <p className={styles.bar}>
      <ButtonAnchor href="#cotizacion">{messages.product.quote}</ButtonAnchor>
      <AddButton item={item} look="short" />
    </p>
  );
}
