import type { ReactNode } from 'react';
import { review } from '@/content/paste';
import { type PastedLine, toWords } from '@/lib/pasted-list/parse';
import { MAX_QUANTITY } from '@/lib/quotation-list/address';
import { CHOICE_FIELDS, FREE } from '@/lib/quotation-list/choices';
import styles from './review-row.module.scss';

type Product = {
  readonly id: string;
  readonly name: string;
  readonly lang?: string | undefined;
  readonly brand: string;
  readonly picture: ReactNode;
};

export type ReviewedRow = PastedLine & {
  readonly kind: 'found' | 'doubtful' | 'free' | 'unread';
  /** Why the product was found, where the words are not the same. */
  readonly reason: string;
  readonly products: readonly Product[];
};

type Props = {
  readonly row: ReviewedRow;
  readonly index: number;
  /** Place that a link leads to. */
  readonly id: string | undefined;
};

/** A line as it was pasted, how many, and the products to choose from; one that was found is as low as it can be. */
export function ReviewRow({ row, index, id }: Props) {
  const { unit, asked, times, quantity, kind, products, reason, remark } = row;
  const words = toWords(row);
  const check = `${CHOICE_FIELDS.quantity}${index}-revise`;
  const isSame = reason === '' && kind === 'found' && !asked;
  const note = isSame ? [unit && review.unit(unit), remark].filter(Boolean).join('; ') : review.note(words);
  const name = CHOICE_FIELDS.choice + index;
  const chosen = kind === 'found' ? products[0]?.id : FREE;
  const option = (value: string, content: ReactNode) => (
    <label className={styles.option} key={value}>
      <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
      {content}
    </label>
  );
  return (
    <li id={id} className={`${styles.row} ${kind === 'doubtful' ? styles.question : styles.sure}`}>
      <fieldset className={styles.line}>
        <legend className={styles.words}>{words}</legend>
        <p className={`${styles.mark} ${styles[kind]}`}>
          {kind === 'doubtful' ? review.ask(products.length) : review.marks[kind]}
        </p>
        {times && !asked && <p className={`${styles.mark} ${styles.summed}`}>{review.summed(times)}</p>}
        {asked && (
          <p id={check} className={`${styles.mark} ${styles.check}`}>
            {review.check(asked)}
          </p>
        )}
        {products.map((product) => option(product.id, <Choice product={product} reason={reason} />))}
        <div className={styles.others}>
          {option(FREE, kind === 'doubtful' ? review.none(products.length) : review.asWritten)}
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
          aria-describedby={asked && check}
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
        <span lang={product.lang}>{product.name}</span>{' '}
        <span className={styles.meta}>
          <span className={styles.reference}>
            {[product.brand, `${review.reference} ${product.id}`].filter(Boolean).join(' · ')}
            {reason && ' ·'}
          </span>
          {reason && ` ${reason}`}
        </span>
      </span>
    </>
  );
}
