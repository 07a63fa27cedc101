import { messages } from '@/content/messages';
import { listForm } from '@/content/quotation-list';
import {
  type FieldName,
  type FormKind,
  fields,
  getFieldNames,
  HONEYPOT_FIELD,
  listFieldNames,
  listFields,
  PHONE_PATTERN,
} from '@/lib/forms/fields';
import hidden from '../ui/hidden.module.scss';
import styles from './form.module.scss';

const { lettersHint, phoneHint, emailHint, policyFormat, trap } = messages.forms;

/** How a field is written; the placeholder lets the style tell empty from wrong. */
const INPUTS = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', placeholder: ' ' },
  phone: { type: 'tel', inputMode: 'tel', placeholder: ' ', pattern: PHONE_PATTERN, title: phoneHint },
  lines: { rows: 4 },
} as const;
/** The rule of lib/forms/schemas.ts, for where the browser checks. */
const LETTERS_AND_SPACES = { pattern: '[\\p{L}\\p{M} ]+', title: lettersHint, placeholder: ' ' };

/** What browsers and password managers leave alone, each by its own mark. */
const NOT_FILLED = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
};

type Props = {
  /** Names the form, so that ids stay unique. */
  readonly form: string;
  readonly kind: FormKind;
  /** Label and address of the data-processing policy. */
  readonly policy: { readonly label: string; readonly href: string };
  /** What to know before it is sent; '' for nothing. */
  readonly note: string;
  /** Of the form of one product. */
  readonly productId?: string;
  /** What to write in the comments. */
  readonly hint?: string;
};

/** The fields of a form; their names are the payload's keys (docs/behaviour.md#forms), and the browser checks them where no script does. */
export function FormBody({ form, kind, policy, note, productId, hint }: Props) {
  const others = getFieldNames(kind).filter((name) => name !== 'description');
  const isOfList = kind === 'quotation' && !productId;
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      {others.map((name) => toField(form, kind, name))}
      {isOfList &&
        listFieldNames.map((name) => (
          <Field
            key={name}
            id={`${form}-${name}`}
            name={name}
            type="text"
            label={listForm.optional(listForm.fields[name])}
            {...listFields[name]}
          />
        ))}
      {toField(form, kind, 'description', hint)}
      {productId && <input type="hidden" name="id_product" value={productId} />}
      <p className={hidden.hidden} aria-hidden="true">
        <label>
          {trap}
          <input name={HONEYPOT_FIELD} tabIndex={-1} {...NOT_FILLED} />
        </label>
      </p>
      <PolicyBox id={`${form}-policy`} {...policy} />
    </>
  );
}

function toField(form: string, kind: FormKind, name: FieldName, hint?: string) {
  const { type, maxLength, autoComplete, lettersOnly } = fields[name];
  const rule = lettersOnly?.includes(kind) ? LETTERS_AND_SPACES : INPUTS[type];
  return (
    <Field
      key={name}
      id={`${form}-${name}`}
      name={name}
      label={messages.fields[name]}
      hint={hint}
      // The specification's words for a wrong address are those of an empty field.
      rule={'title' in rule ? rule.title : type === 'email' && kind === 'quotation' ? emailHint : undefined}
      required
      maxLength={maxLength}
      autoComplete={autoComplete}
      {...INPUTS[type]}
      {...rule}
    />
  );
}

type FieldProps = React.ComponentProps<'input'> & {
  readonly id: string;
  readonly label: string;
  /** What to write, always seen. */
  readonly hint?: string | undefined;
  /** What is asked of it, seen once it is filled otherwise. */
  readonly rule?: string | undefined;
  /** Of a text of several lines. */
  readonly rows?: number;
};

/** A field with its label and the place of its error, which form-client fills. */
function Field({ label, hint, rule, ...props }: FieldProps) {
  const { id } = props;
  const Tag = (props.rows ? 'textarea' : 'input') as 'input';
  const said = rule ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Tag className={styles.input} aria-describedby={said ? `${id}-error ${id}-hint` : `${id}-error`} {...props} />
      <p className={styles.error} id={`${id}-error`} />
      {said && (
        <p className={rule ? styles.rule : styles.hint} id={`${id}-hint`}>
          {said}
        </p>
      )}
    </div>
  );
}

/** The consent that Ley 1581 de 2012 asks for (arts. 9 and 12): a box, and what is consented to as its label. */
function PolicyBox({ id, label, href }: { readonly id: string; readonly label: string; readonly href: string }) {
  return (
    <div className={styles.policy}>
      <input
        className={styles.box}
        type="checkbox"
        id={id}
        name="policy"
        required
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-error`}
      />
      <a href={href} target="_blank" rel="noopener">
        <span id={`${id}-label`}>{label}</span>
        <span className={hidden.hidden}>{` ${policyFormat}`}</span>
      </a>
      <p className={styles.error} id={`${id}-error`} />
    </div>
  );
}
