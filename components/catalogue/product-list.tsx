import { AddButton } from '@/components/quotation-list/add-button';
import { Button, ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { comparison } from '@/content/comparison';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { COMPARISON_FORM } from '@/lib/catalogue/comparison';
import type { CardItem } from '@/lib/catalogue/product';
import { routes, toProductPath } from '@/lib/routes';
import { splitParagraphs, truncate } from '@/lib/text';
import styles from './card.module.scss';

/** The place of the page where cards have boxes; a link to it shows them, without a script. */
const MODE_ID = 'comparar';

type Props = {
  readonly items: readonly CardItem[];
  /** Among results a card is a row, and says kind, category and reference. */
  readonly isInSearch?: boolean;
};

/** The products or services of a page; two to four products can be compared, services and a single product cannot. */
export function ProductList({ items, isInSearch = false }: Props) {
  const isCompared = items.filter(({ isService }) => !isService).length > 1;
  // Three a row, and each a row of its own among the results of a search (docs/behaviour.md#limits).
  const cards = (
    <ul className={isInSearch ? undefined : 'three'}>
      {items.map((item, index) => (
        <li key={item.id}>
          <ProductCard item={item} isFirst={index === 0} isInSearch={isInSearch} isCompared={isCompared} />
        </li>
      ))}
    </ul>
  );
  if (!isCompared) return cards;
  return (
    <div id={MODE_ID} className={styles.compared}>
      <p className="offPaper">
        <a className="plain" href={`#${MODE_ID}`}>
          {comparison.start}
        </a>
      </p>
      <p className={`remark offPaper ${styles.choose}`}>{comparison.choose}</p>
      {cards}
      <form id={COMPARISON_FORM.id} action={routes.comparisonChoice} className={`dock ${styles.bar}`}>
        <Button type="submit">{comparison.compare}</Button>
      </form>
    </div>
  );
}

/** At most three products; the block has a name but no visible title (docs/behaviour.md#product-page). */
export function RelatedProducts({ items }: Pick<Props, 'items'>) {
  if (items.length === 0) return null;
  return (
    <section className={styles.related} aria-label={messages.product.relatedTitle}>
      <ul className="three">
        {items.map((item) => (
          <li key={item.id}>
            <ProductCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type CardProps = {
  readonly item: CardItem;
  readonly isInSearch?: boolean;
  /** True where equipment can be ticked. */
  readonly isCompared?: boolean;
  /** In the first screen: its picture is fetched before the others. */
  readonly isFirst?: boolean;
};

/** A product or service: picture, name, brand (equipment only), 'Cotizar' and the quotation list. */
function ProductCard({ item, isInSearch = false, isCompared = false, isFirst = false }: CardProps) {
  const { name, isService, brand } = item;
  const summary = brand ? '' : truncate(splitParagraphs(item.description)[0] ?? '', limits.serviceDescription);
  return (
    <article
      className={[styles.card, !isInSearch && styles.low, isService && styles.service].filter(Boolean).join(' ')}
    >
      <Picture
        src={item.imageSm}
        alt={item.alt}
        width={400}
        height={400}
        sizes={isInSearch ? '6rem' : '(width >= 40rem) 34vh, 6.5rem'}
        first={isFirst && 'lazy'}
      />
      <div className={styles.words}>
        <h2>{name}</h2>
        {isInSearch && <CardMeta item={item} summary={summary} />}
        {!isInSearch && (brand || summary) && <p className={styles.summary}>{brand || summary}</p>}
        <div className={styles.actions}>
          {/* First, as it stands above: Tab does not jump back. */}
          <AddButton item={item} />
          <ButtonLink href={toProductPath(item)} look="quiet" prefetch={false}>
            {messages.product.quote}
            <span>{` ${name}`}</span>
          </ButtonLink>
          {isCompared && !isService && (
            <label className={styles.box}>
              <input type="checkbox" form={COMPARISON_FORM.id} name={COMPARISON_FORM.field} value={item.id} />
              {comparison.compare}
              <span>{` ${name}`}</span>
            </label>
          )}
        </div>
      </div>
    </article>
  );
}

type MetaProps = { readonly item: CardItem; readonly summary: string };

/** What tells results apart, in two lines: brand or 'Servicio', reference, category, and facts or what a service is. */
function CardMeta({ item: { id, isService, category, brand, facts = [] }, summary }: MetaProps) {
  const { service, shortReference } = messages.product;
  const details = [...facts, summary].filter(Boolean);
  return (
    <p className={styles.summary}>
      {[isService ? service : brand, `${shortReference}\u00A0${id}`].filter(Boolean).join(' · ')}
      {category && !isService && ` · ${category.name}`}
      {details.map((words) => ` · ${words}`)}
    </p>
  );
}
