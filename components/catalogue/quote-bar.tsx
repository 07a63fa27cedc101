import { AddButton } from '@/components/quotation-list/add-button';
import button from '@/components/ui/button.module.scss';
import { messages } from '@/content/messages';
import styles from './quote-bar.module.scss';

/** The way to the form of a product's page, below its facts where the form does not stand beside them. */
export function QuoteBar({ item }: Pick<Parameters<typeof AddButton>[0], 'item'>) {
  return (
    <p className={styles.bar}>
      <a className={button.action} href="#cotizacion">
        {messages.product.quote}
      </a>
      <AddButton item={item} isIcon />
    </p>
  );
}
