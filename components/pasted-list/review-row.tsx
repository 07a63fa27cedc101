import { review } from '@/content/paste';
import type { ReadLine } from '@/lib/pasted-list/line';
import { formatList, toLineText } from '@/lib/quotation-list/address';
import { LIST_FIELDS } from '@/lib/quotation-list/fields';
import type { SearchDocument } from '@/lib/search-index/documents';
import type { Verdict } from '@/lib/search-index/verdict';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import styles from './review.module.scss';

export type ReviewedLine = ReadLine & {
  /** Unread while the catalogue cannot be searched. */
  readonly verdict: Verdict | { readonly kind: 'unread' };
};

type Props = {
  readonly line: ReviewedLine;
  /** Its place in the list as it was pasted, from 0. */
  readonly index: number;
};

/** A line as it was pasted, and what it may be: products to say yes to, its own words, or nothing. */
export function ReviewRow({ line: { text, quantity, note, verdict }, index }: Props) {
  const isFound = verdict.kind === 'found';
  // Where its words are not those of its product, they are noted to it, and which others found it is said.
  const isSame = isFound && verdict.reason === 'same';
  const reason = isFound && !isSame ? review.reason(verdict.words) : '';
  const products = listProducts(verdict);
  const own = formatList([{ text, quantity: 1, note }]);
  const toChoice = ({ id }: SearchDocument) => {
    const words = [isSame ? '' : review.note(text), note].filter(Boolean).join('; ');
    return formatList([{ id, quantity: 1, note: toLineText(words) }]);
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
          <Picture src={product.imageSm} alt="" width={64} height={64} sizes="4rem" />
          <p>
            {product.name}{' '}
            <span className="remark">
              {[product.brand, `${review.reference} ${product.id}`, reason].filter(Boolean).join(' · ')}
            </span>
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
    <li className={verdict.kind === 'doubtful' ? `${styles.row} ${styles.question}` : styles.row}>
      <span className="remark">{index + 1}</span>
      <fieldset className={styles.line}>
        <legend className={styles.words}>{text}</legend>
        <label className={styles.skip} title={review.skip}>
          <input type="checkbox" name={LIST_FIELDS.remove} value={index} />
          <Icon name="trash" size={20} />
          <span className="hidden">{review.skip}</span>
        </label>
        <p className="remark">
          {[`${review.quantity}: ${quantity}`, note, review.marks[verdict.kind]].filter(Boolean).join(' · ')}
        </p>
        {!first && <input type="hidden" name={LIST_FIELDS.choice + index} value={own} />}
        {isFound && first && (
          <details>
            <summary className={styles.found}>
              <Icon name="check" size={20} /> <span>{first.name}</span>
              <span className={styles.change}> · {review.change}</span>
            </summary>
            {choices}
          </details>
        )}
        {!isFound && choices}
        <input type="hidden" name={LIST_FIELDS.quantity} value={quantity} />
      </fieldset>
    </li>
  );
}

function listProducts(verdict: ReviewedLine['verdict']): readonly SearchDocument[] {
  if (verdict.kind === 'found') return [verdict.document];
  return verdict.kind === 'doubtful' ? verdict.candidates : [];
}
