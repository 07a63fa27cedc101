import { AddButton } from '@/components/quotation-list/add-button';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { comparison } from '@/content/comparison';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { COMPARISON_FORM } from '@/lib/catalogue/comparison';
import type { CardItem } from '@/lib/catalogue/product';
import { toProductPath } from '@/lib/routes';
import { joinMeasures, splitParagraphs, truncate } from '@/lib/text';
import styles from './card.module.scss';

type Look = {
  readonly heading: 'h2' | 'h3';
  /** Among results a card is a row, and says kind, category and reference. */
  readonly isInSearch?: boolean;
  /** True where equipment can be ticked and compared. */
  readonly isCompared?: boolean;
};

type Props = Look & {
  readonly items: readonly CardItem[];
  /** The list begins in the first screen: the picture of its first card is fetched before the others. */
  readonly isFirst?: boolean;
};

/** Cards of products or services: three a row, and each a row of its own among the results of a search (docs/behaviour.md#limits). */
export function ProductList({ items, isFirst = false, ...look }: Props) {
  return (
    <ul className={look.isInSearch ? styles.rows : styles.three}>
      {items.map((item, index) => (
        <li key={item.id}>
          <ProductCard item={item} isFirst={isFirst && index === 0} {...look} />
        </li>
      ))}
    </ul>
  );
}

/** At most three products, small; on a product's page the block has a name but no visible title (docs/behaviour.md#product-page). */
export function RelatedProducts({ items, title }: Pick<Props, 'items'> & { readonly title?: string }) {
  if (items.length === 0) return null;
  return (
    <section
      className={title ? styles.related : `${styles.related} ${styles.apart}`}
      aria-label={title ?? messages.product.relatedTitle}
    >
      {title && <h2>{title}</h2>}
      <ProductList items={items} heading={title ? 'h3' : 'h2'} />
    </section>
  );
}

type CardProps = Look & { readonly item: CardItem; readonly isFirst: boolean };

/** A product or service: picture, name, brand (equipment only), 'Cotizar' and the quotation list. */
function ProductCard({ item, heading: Heading, isInSearch = false, isCompared, isFirst }: CardProps) {
  const { name, lang, isService, brand } = item;
  const summary = brand ? '' : splitParagraphs(item.description)[0];
  return (
    <article
      className={[styles.card, !isInSearch && styles.low, isService && styles.service].filter(Boolean).join(' ')}
    >
      <Picture
        src={item.imageSm}
        alt={item.alt}
        lang={lang}
        width={400}
        height={400}
        sizes={isInSearch ? '6rem' : '(width >= 40rem) 34vh, 6.5rem'}
        first={isFirst && 'lazy'}
      />
      <div className={styles.words}>
        <Heading lang={lang}>{name}</Heading>
        {isInSearch && <CardMeta item={item} />}
        {summary && (
          <p className={styles.summary} lang={lang}>
            {truncate(summary, limits.serviceDescription)}
          </p>
        )}
        {brand && <p className="remark">{brand}</p>}
        <div className={styles.actions}>
          <ButtonLink href={toProductPath(item)} look="quiet" prefetch={false}>
            {messages.product.quote}
            <span lang={lang}>{` ${name}`}</span>
          </ButtonLink>
          <AddButton item={item} look="icon" />
          {isCompared && !isService && (
            <label className={styles.box}>
              <input type="checkbox" form={COMPARISON_FORM.id} name={COMPARISON_FORM.field} value={item.id} />
              {comparison.compare}
              <span lang={lang}>{` ${name}`}</span>
            </label>
          )}
        </div>
      </div>
    </article>
  );
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
