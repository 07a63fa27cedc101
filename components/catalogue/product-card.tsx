import { CompareBox } from '@/components/comparison/compare-box';
import { AddButton } from '@/components/quotation-list/add-button';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import type { CardItem } from '@/lib/catalogue/product';
import { toProductPath } from '@/lib/routes';
import { joinMeasures, splitParagraphs, truncate } from '@/lib/text';
import styles from './card.module.scss';
import words from './card-words.module.scss';

type Props = {
  readonly item: CardItem;
  readonly heading: 'h2' | 'h3';
  /** Among results a card is a row, and says kind, category and reference. */
  readonly isInSearch?: boolean | undefined;
  /** True where equipment can be ticked and compared. */
  readonly isCompared?: boolean | undefined;
  /** The card is in the first screen: its picture is fetched before the others. */
  readonly first?: boolean;
};

/** A product or service: picture, name, brand (equipment only), 'Cotizar' and the quotation list. */
export function ProductCard({ item, heading: Heading, isInSearch = false, isCompared, first = false }: Props) {
  const { name, lang } = item;
  const summary = item.brand ? '' : splitParagraphs(item.description)[0];
  const note = summary && (
    <p className={styles.summary} lang={item.lang}>
      {truncate(summary, limits.serviceDescription)}
    </p>
  );
  const picture = (
    <Picture
      src={item.imageSm}
      alt={item.alt}
      lang={item.lang}
      width={400}
      height={400}
      sizes={isInSearch ? '6rem' : '(width >= 40rem) 34vh, 6.5rem'}
      first={first && 'lazy'}
    />
  );
  return (
    <article className={getLook(item, isInSearch)}>
      {picture}
      <div className={words.words}>
        <Heading lang={lang}>{name}</Heading>
        {isInSearch && <CardMeta item={item} />}
        {note}
        {item.brand && <p className={words.brand}>{item.brand}</p>}
        <div className={words.actions}>
          <ButtonLink href={toProductPath(item)} look="quiet" prefetch={false}>
            {messages.product.quote}
            <span lang={lang}>{` ${name}`}</span>
          </ButtonLink>
          <AddButton item={item} look="icon" />
          {isCompared && !item.isService && <CompareBox item={item} />}
        </div>
      </div>
    </article>
  );
}

function getLook({ isService }: CardItem, isRow: boolean): string {
  return [styles.card, !isRow && styles.low, isService && styles.service].filter(Boolean).join(' ');
}

/** What tells results apart: whether it is equipment or a service, its category, its reference, and two facts in a second line. */
function CardMeta({ item: { id, isService, category, lang, facts = [] } }: { readonly item: CardItem }) {
  const { product } = messages;
  return (
    <>
      <p className={styles.meta}>
        {isService && <span className={styles.kind}>{product.service}</span>}
        {!isService && <span lang={category?.lang}>{category?.name ?? product.equipment}</span>}
        <span>
          {product.shortReference} {id}
        </span>
      </p>
      {facts.length > 0 && (
        <p className={`${styles.meta} ${styles.facts}`} lang={lang}>
          {facts.map((fact) => (
            <span key={fact}>{joinMeasures(fact)}</span>
          ))}
        </p>
      )}
    </>
  );
}
