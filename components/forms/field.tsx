import { messages } from '@/content/messages';
import { type FieldName, type FormKind, fields, PHONE_PATTERN } from '@/lib/forms/fields';
import styles from './field.module.scss';
import { FieldControl, FieldError } from './field-control';

const inputs = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', placeholder: ' ' },
  phone: { type: 'tel', inputMode: 'tel' },
  lines: { rows: 4 },
} as const;

/** Rules of lib/forms/schemas, for where the browser checks, and what they say before the field is filled (docs/behaviour.md#forms). The placeholder lets the style tell empty from wrong. */
const LETTERS_AND_SPACES = { pattern: '[\\p{L}\\p{M} ]+', title: messages.forms.lettersHint, placeholder: ' ' };
const PHONE = { pattern: PHONE_PATTERN, title: messages.forms.phoneHint, placeholder: ' ' };

type Props = {
  readonly name: FieldName;
  /** Names the form, so that ids stay unique. */
  readonly form: string;
  readonly kind: FormKind;
  /** What to write, where the label does not say it. */
  readonly hint?: string | undefined;
};

/** A labelled field with the place of its error; it checks itself natively where there is no JavaScript. */
export function Field({ name, form, kind, hint }: Props) {
  const { type, maxLength, autoComplete, lettersOnly } = fields[name];
  const rule = lettersOnly?.includes(kind) ? LETTERS_AND_SPACES : type === 'phone' ? PHONE : null;
  const id = `${form}-${name}`;
  // The specification's words for a wrong address are those of an empty field.
  const said = rule?.title ?? (type === 'email' && kind === 'quotation' ? messages.forms.emailHint : hint);
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
        maxLength={maxLength}
        autoComplete={autoComplete}
        aria-describedby={said ? `${id}-error ${id}-hint` : `${id}-error`}
        {...inputs[type]}
        {...rule}
      />
      <FieldError name={name} id={`${id}-error`} className={styles.error} />
      {said && (
        <p className={said === hint ? styles.hint : styles.rule} id={`${id}-hint`}>
          {said}
        </p>
      )}
    </div>
  );
}
