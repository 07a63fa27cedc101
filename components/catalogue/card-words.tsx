import type { ReactNode } from 'react';
import { CompareBox } from '@/components/comparison/compare-box';
import { AddButton } from '@/components/quotation-list/add-button';
import { AppLink } from '@/components/ui/app-link';
// Not the component: these words are in the scripts of the lists, hundreds of times in a page.
import button from '@/components/ui/button.module.scss';
import { cardTexts } from '@/content/client/card';
import type { NamedItem } from '@/lib/catalogue/product';
import { toPlainProductPath } from '@/lib/routes';
import styles from './card-words.module.scss';

type Props = NamedItem & {
  /** Address of the page, where the name does not tell it. */
  readonly href?: string | undefined;
  readonly heading?: 'h2' | 'h3';
  /** Where it can be ticked and compared; 'late' in a long list, whose boxes are made in the browser. */
  readonly isCompared?: boolean | 'late' | undefined;
  /** What makes its box. */
  readonly box?: (props: Parameters<typeof CompareBox>[0]) => ReactNode;
  readonly brand?: string;
  /** What else stands between the name and the actions. */
  readonly note?: ReactNode;
};

/** The words of a card, 'Cotizar', the quotation list and the box that compares: made on the server, or by CardWordsInBrowser. */
export function CardWords({
  heading: Heading = 'h2',
  note,
  brand,
  href,
  isCompared,
  box: Box = CompareBox,
  ...item
}: Props) {
  const { name, lang } = item;
  return (
    <div className={styles.words}>
      <Heading {...(lang && { lang })}>{name}</Heading>
      {note}
      {brand && <p className={styles.brand}>{brand}</p>}
      <div className={styles.actions}>
        <AppLink href={href ?? toPlainProductPath(item)} className={button.quiet} prefetch={false}>
          {cardTexts.quote}
          <span {...(lang && { lang })}>{` ${name}`}</span>
        </AppLink>
        <AddButton item={item} look="icon" />
        {isCompared && <Box item={item} />}
      </div>
    </div>
  );
}
