import type { ReactNode } from 'react';
import { AddButton } from '@/components/quotation-list/add-button';
import { AppLink } from '@/components/ui/app-link';
// Not the component: these words are in the scripts of the lists, hundreds of times in a page.
import button from '@/components/ui/button.module.scss';
import { cardTexts } from '@/content/client/card';
import type { NamedItem } from '@/lib/catalogue/card-item';
import { COMPARISON_FORM } from '@/lib/catalogue/comparison-form';
import { toPlainProductPath } from '@/lib/routes';
import styles from './card-words.module.scss';

type Props = NamedItem & {
  /** Address of the page, where the name does not tell it. */
  readonly href?: string | undefined;
  readonly heading?: 'h2' | 'h3';
  /** True where it can be ticked and compared. */
  readonly isCompared?: boolean | undefined;
  /** What stands between the name and the actions. */
  readonly note?: ReactNode;
};

/** The words of a card, 'Cotizar', the quotation list and the box that compares: made on the server, or by CardWordsInBrowser. */
export function CardWords({ heading: Heading = 'h2', note, href, isCompared, ...item }: Props) {
  const { name, lang } = item;
  return (
    <div className={styles.words}>
      <Heading lang={lang}>{name}</Heading>
      {note}
      <div className={styles.actions}>
        <AppLink href={href ?? toPlainProductPath(item)} className={button.quiet} prefetch={false}>
          {cardTexts.quote}
          <span lang={lang}>{` ${name}`}</span>
        </AppLink>
        <AddButton item={item} isIcon />
        {isCompared && (
          <label className={styles.compare}>
            <input type="checkbox" form={COMPARISON_FORM.id} name={COMPARISON_FORM.field} value={item.id} />
            {cardTexts.compare}
            <span lang={lang}>{` ${name}`}</span>
          </label>
        )}
      </div>
    </div>
  );
}
