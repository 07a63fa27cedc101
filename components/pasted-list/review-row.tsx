import type { ReactNode } from 'react';
import { review } from '@/content/paste';
import type { PastedLine } from '@/lib/pasted-list/parse';
import { MAX_QUANTITY } from '@/lib/quotation-list/address';
import { CHOICE_FIELDS, FREE } from '@/lib/quotation-list/choices';
import { Icon } from '../ui/icon';
import styles from './review.module.scss';

type Product = {
  readonly id: string;
  readonly name: string;
  readonly lang?: string | undefined;
  readonly brand: string;
  readonly picture: ReactNode;
};

export type ReviewedRow = PastedLine & {
  /** Its place in the list as it was pasted, from 0. */
  readonly index: number;
  readonly kind: 'found' | 'doubtful' | 'free' | 'unread';
  /** Why the product was found, where the words are not the same. */
  readonly reason: string;
  readonly products: readonly Product[];
};

/** A line as it was pasted, how many, and what it may be: products to say yes to, its own words, or nothing. */
export function ReviewRow({ row }: { readonly row: ReviewedRow }) {
  const { index, text, quantity, note, kind, products, reason } = row;
  const [first] = products;
  const isSame = kind === 'found' && reason === '';
  const chosen = kind === 'found' ? first?.id : FREE;
  const option = (value: string, content: ReactNode) => (
    <label className={styles.option} key={value}>
      <input type="radio" name={CHOICE_FIELDS.choice + index} value={value} defaultChecked={value === chosen} />
      {content}
    </label>
  );
  const options = (
    <>
      {products.map((product) => option(product.id, <Choice product={product} reason={reason} />))}
      {option(FREE, review.asWritten)}
    </>
  );
  return (
    <li className={kind === 'doubtful' ? `${styles.row} ${styles.question}` : styles.row}>
      <span className={styles.meta}>{index + 1}</span>
      <fieldset className={styles.line}>
        <legend className={styles.words}>{text}</legend>
        {note && <p className={styles.meta}>{note}</p>}
        {kind === 'found' && first ? (
          <details>
            <summary className={styles.found}>
              <Icon name="check" size={20} /> <span lang={first.lang}>{first.name}</span>
              <span className={styles.change}> · {review.change}</span>
            </summary>
            {options}
          </details>
        ) : (
          <p className={styles.mark}>{kind === 'found' ? '' : review.marks[kind]}</p>
        )}
        {kind === 'doubtful' && options}
        {products.length === 0 && <input type="hidden" name={CHOICE_FIELDS.choice + index} value={FREE} />}
        <label className={styles.option}>
          <input type="checkbox" name={CHOICE_FIELDS.skip + index} />
          <Icon name="trash" size={20} /> {review.skip}
        </label>
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
          aria-label={review.quantityOf(text)}
        />
      </label>
      <input type="hidden" name={CHOICE_FIELDS.words + index} value={text} />
      {!isSame && <input type="hidden" name={CHOICE_FIELDS.asked + index} value={review.note(text)} />}
      {note && <input type="hidden" name={CHOICE_FIELDS.note + index} value={note} />}
    </li>
  );
}

function Choice({ product, reason }: { readonly product: Product; readonly reason: string }) {
  const meta = [product.brand, `${review.reference} ${product.id}`, reason].filter(Boolean).join(' · ');
  return (
    <>
      {product.picture}
      <span>
        <strong>{review.yes}</strong> <span lang={product.lang}>{product.name}</span>{' '}
        <span className={styles.meta}>{meta}</span>
      </span>
    </>
  );
}
