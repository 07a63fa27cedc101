import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import styles from './field.module.scss';
import { FieldControl, FieldError } from './field-control';

const attributes = {
  client_name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone_number: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', pattern: '[0-9 +\\(\\)\\.\\-]+' },
  description: { rows: 4 },
} as const;

/** The rule of lib/forms/schemas, for where the browser checks; the blank placeholder lets the style tell empty from wrong. */
const LETTERS_AND_SPACES = { pattern: '[\\p{L}\\p{M} ]+', title: messages.forms.lettersHint, placeholder: ' ' };

export type FieldName = keyof typeof attributes;

type Props = {
  readonly name: FieldName;
  /** Names the form, so that ids stay unique. */
  readonly form: string;
  /** Takes letters and spaces only, and says so before it is filled (docs/behaviour.md#contact-form). */
  readonly isLettersOnly?: boolean;
  /** What to write, where the label does not say it. */
  readonly hint?: string | undefined;
};

/** A labelled field with the place of its error; it checks itself natively where there is no JavaScript. */
export function Field({ name, form, isLettersOnly = false, hint }: Props) {
  const id = `${form}-${name}`;
  const said = isLettersOnly ? messages.forms.lettersHint : hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {messages.fields[name]}
      </label>
      <FieldControl
        id={id}
        name={name}
        className={styles.input}
        required
        maxLength={limits.fields[name]}
        aria-describedby={said ? `${id}-error ${id}-hint` : `${id}-error`}
        {...attributes[name]}
        {...(isLettersOnly && LETTERS_AND_SPACES)}
      />
      <FieldError name={name} id={`${id}-error`} className={styles.error} />
      {said && (
        <p className={styles.hint} id={`${id}-hint`}>
          {said}
        </p>
      )}
    </div>
  );
}
