import type { ReactNode } from 'react';
import { review } from '@/content/paste';
import type { ReadLine } from '@/lib/pasted-list/line';
import { formatList, MAX_QUANTITY, toLineText, withNote } from '@/lib/quotation-list/address';
import { LIST_FIELDS } from '@/lib/quotation-list/fields';
import { Icon } from '../ui/icon';
import styles from './review.module.scss';

type Product = {
  readonly id: string;
  readonly name: string;
  readonly lang?: string | undefined;
  /** Server-rendered. */
  readonly picture: ReactNode;
  /** Brand, reference and by which words it is found. */
  readonly meta: string;
};

export type ReviewedRow = ReadLine & {
  /** Its place in the list as it was pasted, from 0. */
  readonly index: number;
  readonly kind: 'found' | 'doubtful' | 'free' | 'unread';
  /** True where the words of a line are those of its product. */
  readonly isSame: boolean;
  readonly products: readonly Product[];
};

/** A line as it was pasted, and what it may be: products to say yes to, its own words, or nothing. */
export function ReviewRow({ row }: { readonly row: ReviewedRow }) {
  const { index, text, quantity, note = '', kind, isSame, products } = row;
  const isFound = kind === 'found';
  const own = formatList([withNote({ text, quantity: 1 }, note)]);
  const toChoice = ({ id }: Product) => {
    const words = [isSame ? '' : review.note(text), note].filter(Boolean).join('; ');
    return formatList([withNote({ id, quantity: 1 }, toLineText(words))]);
  };
  const pick = (value: string, label: string, name = '') => (
    <label className={styles.pick}>
      <input
        type="radio"
        name={LIST_FIELDS.choice + index}
        value={value}
        defaultChecked={isFound === (value !== own)}
      />
      {label}
      <span className="hidden">{name && ` ${name}`}</span>
    </label>
  );
  const leave = pick(own, review.asWritten);
  const choices = (
    <>
      {products.map((product) => (
        <div key={product.id} className={styles.product}>
          {product.picture}
          <p>
            <span lang={product.lang}>{product.name}</span> <span className="remark">{product.meta}</span>
          </p>
          {pick(toChoice(product), review.yes, product.name)}
          {products.length === 1 && leave}
        </div>
      ))}
      {products.length > 1 && leave}
    </>
  );
  const [first] = products;
  return (
    <li className={kind === 'doubtful' ? `${styles.row} ${styles.question}` : styles.row}>
      <span className="remark">{index + 1}</span>
      <fieldset className={styles.line}>
        <legend className={styles.words}>{text}</legend>
        <p className="remark">
          {review.quantity}: <output>{quantity}</output>
          {[note, review.marks[kind]].filter(Boolean).map((words) => ` · ${words}`)}
        </p>
        {!first && <input type="hidden" name={LIST_FIELDS.choice + index} value={own} />}
        {isFound && first && (
          <details>
            <summary className={styles.found}>
              <Icon name="check" size={20} /> <span lang={first.lang}>{first.name}</span>
              <span className={styles.change}> · {review.change}</span>
            </summary>
            {choices}
            <label>
              {review.quantity} <span className="hidden">{review.of(text)}</span>
              <input
                className={styles.quantity}
                type="number"
                inputMode="numeric"
                name={LIST_FIELDS.quantity}
                min={1}
                max={MAX_QUANTITY}
                defaultValue={quantity}
              />
            </label>
          </details>
        )}
        {!isFound && choices}
        {!isFound && <input type="hidden" name={LIST_FIELDS.quantity} value={quantity} />}
        <label className={styles.skip} title={review.skip}>
          <input type="checkbox" name={LIST_FIELDS.remove} value={index} />
          <Icon name="trash" size={20} />
          <span className="hidden">{review.skip}</span>
        </label>
      </fieldset>
    </li>
  );
}
