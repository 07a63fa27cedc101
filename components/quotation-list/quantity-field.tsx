import { type ChangeEvent, useState } from 'react';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { MAX_QUANTITY } from '@/lib/quotation-list/address';
import { Icon } from '../ui/icon';
import { useDeviceList } from './device-list';
import styles from './quantity-field.module.scss';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
};

/** How many of a product: a number, and a button beside it for one less and one more. */
export function QuantityField({ id, name, quantity, onChange }: Props) {
  /** What is being typed, which is no quantity yet. */
  const [draft, setDraft] = useState<string | null>(null);
  // What is pressed before would be lost.
  const isHydrated = useDeviceList() !== null;

  const onType = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    const isQuantity = /^\d{1,3}$/.test(value) && Number(value) > 0;
    setDraft(isQuantity ? null : value);
    if (isQuantity) onChange(Number(value));
  };

  const step = (icon: 'minus' | 'plus', next: number, label: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      disabled={!isHydrated}
      aria-disabled={next < 1 || next > MAX_QUANTITY}
      onClick={() => {
        setDraft(null);
        if (next >= 1 && next <= MAX_QUANTITY) onChange(next);
      }}
    >
      <Icon name={icon} size={20} />
    </button>
  );

  return (
    <div className={styles.field}>
      {step('minus', quantity - 1, listPageTexts.fewer(name))}
      <input
        className={styles.number}
        type="number"
        inputMode="numeric"
        name={id}
        min={1}
        max={MAX_QUANTITY}
        required
        aria-label={listPageTexts.quantityOf(name)}
        value={draft ?? quantity}
        onChange={onType}
        // What is empty is given up; what is too much is not taken in silence.
        onBlur={() => setDraft((typed) => typed || null)}
        onFocus={(event) => event.target.select()}
      />
      <span className={styles.times}>×</span>
      {step('plus', quantity + 1, listPageTexts.more(name))}
      {draft && <span role="alert">{listPageTexts.wrong(quantity)}</span>}
    </div>
  );
}
