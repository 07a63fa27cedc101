import type { ComponentProps } from 'react';
import { fieldLabels } from '@/content/form-messages';
import { messages } from '@/content/messages';
import { listForm } from '@/content/quotation-list';
import {
  type FormField,
  type FormKind,
  fields,
  getFieldNames,
  HONEYPOT_FIELD,
  listFieldNames,
  listFields,
  PHONE_PATTERN,
} from '@/lib/forms/fields';

const { lettersHint, phoneHint, emailHint, policyFormat, trap } = messages.forms;

type Input = ComponentProps<'input'> & { readonly rows?: number };

/** How a field is written; the placeholder lets the style tell empty from wrong. */
const INPUTS: Readonly<Record<FormField['type'], Input>> = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', placeholder: ' ' },
  phone: { type: 'tel', inputMode: 'tel', placeholder: ' ', pattern: PHONE_PATTERN, title: phoneHint },
  lines: { rows: 4 },
};
/** The rule of lib/forms/schemas.ts, for where the browser checks. */
const LETTERS_AND_SPACES: Input = { type: 'text', pattern: '[\\p{L}\\p{M} ]+', title: lettersHint, placeholder: ' ' };

/** What browsers and password managers leave alone, each by its own mark. */
const NOT_FILLED = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
};

type Props = {
  readonly kind: FormKind;
  readonly policy: { readonly label: string; readonly href: string };
  /** What to know before it is sent; '' for nothing. */
  readonly note: string;
  /** Of the form of one product. */
  readonly productId?: string;
  /** What to write in the comments. */
  readonly hint?: string;
};

/** The fields of a form, named by the payload's keys (docs/behaviour.md#forms); browsers check them without scripts. */
export function FormBody({ kind, policy, note, productId, hint }: Props) {
  const toField = (name: string, label: string, row: FieldProps['row'], required = false) => (
    <Field key={name} {...{ name, kind, label, row, required }} hint={name === 'description' ? hint : undefined} />
  );
  const asked = getFieldNames(kind).map((name) => toField(name, fieldLabels[name], fields[name], true));
  const { optional, fields: labels } = listForm;
  const ofList = listFieldNames.map((name) => toField(name, optional(labels[name]), listFields[name]));
  return (
    <>
      {note && <p className="remark">{note}</p>}
      {asked.slice(0, -1)}
      {kind === 'quotation' && !productId && ofList}
      {asked.slice(-1)}
      {productId && <input type="hidden" name="id_product" value={productId} />}
      <p className="hidden" aria-hidden="true">
        <label>
          {trap}
          <input name={HONEYPOT_FIELD} tabIndex={-1} {...NOT_FILLED} />
        </label>
      </p>
      <PolicyBox id={`${kind}-policy`} {...policy} />
    </>
  );
}

type FieldProps = {
  readonly name: string;
  readonly kind: FormKind;
  readonly label: string;
  readonly row: Pick<FormField, 'maxLength'> & Partial<FormField>;
  /** What to write, where the label does not say it. */
  readonly hint: string | undefined;
  readonly required: boolean;
};

/** A field, its label and the place of its error, which form-client fills; a rule is shown once it is broken. */
function Field({ name, kind, label, row, hint, required }: FieldProps) {
  const id = `${kind}-${name}`;
  const { type = 'text', maxLength, autoComplete, lettersOnly } = row;
  const input = lettersOnly?.includes(kind) ? LETTERS_AND_SPACES : INPUTS[type];
  // The specification's words for a wrong address are those of an empty field.
  const rule = input.title ?? (type === 'email' && kind === 'quotation' ? emailHint : undefined);
  const Tag = (input.rows ? 'textarea' : 'input') as 'input';
  const said = rule ?? hint;
  return (
    <div className="field">
      <label className="fieldName" htmlFor={id}>
        {label}
      </label>
      <Tag
        className="input"
        aria-describedby={said ? `${id}-error ${id}-hint` : `${id}-error`}
        {...{ id, name, required, maxLength, autoComplete }}
        {...input}
      />
      <p className="fault" id={`${id}-error`} />
      {said && (
        <p className={rule ? 'rule' : 'hint'} id={`${id}-hint`}>
          {said}
        </p>
      )}
    </div>
  );
}

/** The consent that Ley 1581 de 2012 asks for (arts. 9 and 12): a box, and what is consented to as its label. */
function PolicyBox({ id, label, href }: { readonly id: string; readonly label: string; readonly href: string }) {
  return (
    <div className="policy">
      <input
        className="policyBox"
        type="checkbox"
        id={id}
        name="policy"
        required
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-error`}
      />
      <a href={href} target="_blank" rel="noopener">
        <span id={`${id}-label`}>{label}</span>
        <span className="hidden">{` ${policyFormat}`}</span>
      </a>
      <p className="fault" id={`${id}-error`} />
    </div>
  );
}
