import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import styles from './field.module.scss';

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
  /** Takes letters and spaces only, and says so before it is filled (spec, point 5: the name of the contact form). */
  readonly isLettersOnly?: boolean;
};

/** A labelled field with the place of its error; it checks itself natively where there is no JavaScript. */
export function Field({ name, form, isLettersOnly = false }: Props) {
  const id = `${form}-${name}`;
  const shared = {
    id,
    name,
    className: styles.input,
    required: true,
    maxLength: limits.fields[name],
    'aria-describedby': isLettersOnly ? `${id}-error ${id}-hint` : `${id}-error`,
    ...(isLettersOnly && LETTERS_AND_SPACES),
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {messages.fields[name]}
      </label>
      {name === 'description' ? (
        <textarea {...shared} {...attributes[name]} />
      ) : (
        <input {...shared} {...attributes[name]} />
      )}
      <FieldError id={`${id}-error`} />
      {isLettersOnly && (
        <p className={styles.hint} id={`${id}-hint`}>
          {messages.forms.lettersHint}
        </p>
      )}
    </div>
  );
}

/** Empty until the form's controller writes what is wrong. */
export function FieldError({ id }: { readonly id: string }) {
  return <p className={styles.error} id={id} />;
}
