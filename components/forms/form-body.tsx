import { messages } from '@/content/messages';
import { listForm } from '@/content/quotation-list';
import { getFieldNames, HONEYPOT_FIELD, listFieldNames, listFields } from '@/lib/forms/fields';
import hidden from '../ui/hidden.module.scss';
import { Field } from './field';
import fieldStyles from './field.module.scss';
import { FieldControl, FieldError } from './field-control';
import { PolicyBox } from './policy-box';

type Props = Parameters<typeof PolicyBox>[0] &
  Pick<Parameters<typeof Field>[0], 'kind'> & {
    readonly productId?: string;
    /** What to know before it is sent; '' for nothing. */
    readonly note: string;
    /** What to write in the comments. */
    readonly hint?: string;
  };

/** What browsers and password managers leave alone, each by its own mark. */
const NOT_FILLED = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
};

/** The fields of a form, server-rendered; their names are the payload's keys (docs/behaviour.md#forms). */
export function FormBody({ form, kind, policy, note, productId, hint }: Props) {
  const isOfList = kind === 'quotation' && !productId;
  const others = getFieldNames(kind).filter((name) => name !== 'description');
  return (
    <>
      {note && <p className={fieldStyles.note}>{note}</p>}
      {others.map((name) => (
        <Field key={name} form={form} kind={kind} name={name} />
      ))}
      {isOfList && <ListFields form={form} />}
      <Field form={form} kind={kind} name="description" hint={hint} />
      {productId && <input type="hidden" name="id_product" value={productId} />}
      <p className={hidden.hidden} aria-hidden="true">
        <label>
          {messages.forms.trap}
          <input name={HONEYPOT_FIELD} tabIndex={-1} {...NOT_FILLED} />
        </label>
      </p>
      <PolicyBox form={form} policy={policy} />
    </>
  );
}

/** What a company may want to know of a list. */
function ListFields({ form }: { readonly form: string }) {
  return listFieldNames.map((name) => {
    const id = `${form}-${name}`;
    return (
      <div key={name} className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={id}>
          {listForm.optional(listForm.fields[name])}
        </label>
        <FieldControl
          id={id}
          name={name}
          type="text"
          className={fieldStyles.input}
          {...listFields[name]}
          aria-describedby={`${id}-error`}
        />
        <FieldError name={name} id={`${id}-error`} className={fieldStyles.error} />
      </div>
    );
  });
}
