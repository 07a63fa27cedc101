import type { ReactNode } from 'react';
import { review } from '@/content/paste';
import type { PastedLine } from '@/lib/pasted-list/parse';
import { FREE, MAX_QUANTITY } from '@/lib/quotation-list/address';
import { CHOICE_FIELDS } from '@/lib/quotation-list/choices';
import styles from './review-list.module.scss';

type Product = {
  readonly id: string;
  readonly name: string;
  readonly lang?: string | undefined;
  readonly brand: string;
  readonly href: string;
  readonly picture: ReactNode;
};

export type ReviewedRow = PastedLine & {
  readonly kind: 'found' | 'doubtful' | 'free';
  /** Why the product was found, where the words are not the same. */
  readonly reason: string;
  readonly products: readonly Product[];
};

/** A line as it was pasted, how many, and the products to choose from. */
export function ReviewRow({ row, index }: { readonly row: ReviewedRow; readonly index: number }) {
  const { text, unit, quantity, kind, products, reason } = row;
  const words = unit ? `${text} (${unit})` : text;
  const note = reason === '' && kind === 'found' ? unit && review.unit(unit) : review.note(words);
  const name = CHOICE_FIELDS.choice + index;
  const chosen = kind === 'found' ? products[0]?.id : FREE;
  const option = (value: string, content: ReactNode) => (
    <label className={styles.option} key={value}>
      <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
      {content}
    </label>
  );
  return (
    <li className={styles.row}>
      <fieldset className={styles.line}>
        <legend className={styles.words}>{words}</legend>
        <p className={`${styles.mark} ${styles[kind]}`}>{review.marks[kind]}</p>
        {products.map((product) => option(product.id, <Choice product={product} reason={reason} />))}
        <div className={styles.others}>
          {option(FREE, kind === 'doubtful' ? review.none : review.asWritten)}
          {option('', review.skip)}
        </div>
      </fieldset>
      <label className={styles.quantity}>
        <span aria-hidden="true">{review.quantity}</span>
        <input
          type="number"
          inputMode="numeric"
          name={CHOICE_FIELDS.quantity + index}
          min={1}
          max={MAX_QUANTITY}
          defaultValue={quantity}
          required
          aria-label={review.quantityOf(words)}
        />
      </label>
      <input type="hidden" name={CHOICE_FIELDS.words + index} value={words} />
      {note && <input type="hidden" name={CHOICE_FIELDS.note + index} value={note} />}
    </li>
  );
}

function Choice({ product, reason }: { readonly product: Product; readonly reason: string }) {
  return (
    <>
      {product.picture}
      <span className={styles.product}>
        <span lang={product.lang}>{product.name}</span>
        <span className={styles.meta}>
          {[product.brand, `${review.reference} ${product.id}`, reason].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
}
