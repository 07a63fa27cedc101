import { type ChangeEvent, useState } from 'react';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { limits } from '@/content/limits';
import { toLineText } from '@/lib/quotation-list/lines';
import styles from './line-text.module.scss';

type Props = {
  readonly name: string;
  readonly label: string;
  /** The line that it is of, for screen readers. */
  readonly of: string;
  readonly value: string;
  readonly hint?: string;
  /** A line without words is no line. */
  readonly isRequired?: boolean;
  readonly onChange: (text: string) => void;
};

/** Words of a line, which count while they are written. */
export function LineText({ name, label, of, value, hint, isRequired = false, onChange }: Props) {
  /** What is being written, with the spaces that a line has not. */
  const [draft, setDraft] = useState<string | null>(null);
  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = toLineText(target.value);
    setDraft(target.value);
    if (text || !isRequired) onChange(text);
  };
  return (
    <label className={styles.field}>
      <span className={styles.label}>
        {label}
        <span className={styles.hidden}>{listPageTexts.ofLine(of)}</span>
      </span>
      <input
        name={name}
        className={styles.input}
        maxLength={limits.quotationList.text}
        placeholder={hint}
        autoComplete="off"
        required={isRequired}
        value={draft ?? value}
        onChange={onType}
        onBlur={() => setDraft(null)}
      />
    </label>
  );
}
