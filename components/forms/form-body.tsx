import { messages } from '@/content/messages';
import { listForm } from '@/content/quotation-list';
import { getFieldNames, HONEYPOT_FIELD, listFieldNames, listFields } from '@/lib/forms/fields';
import { Field } from './field';
import fieldStyles from './field.module.scss';
import { FieldControl, FieldError } from './field-control';
import styles from './form-body.module.scss';
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
      <p className={styles.note}>{isOfList ? messages.forms.othersRequired : messages.forms.allRequired}</p>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.fields}>
        <div className={styles.others}>
          {others.map((name) => (
            <Field key={name} form={form} kind={kind} name={name} />
          ))}
        </div>
        <Field form={form} kind={kind} name="description" hint={hint} />
      </div>
      {isOfList && <ListFields form={form} />}
      {productId && <input type="hidden" name="id_product" value={productId} />}
      <p className={styles.trap} aria-hidden="true">
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
  return (
    <div className={styles.optional}>
      {listFieldNames.map((name) => {
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
      })}
    </div>
  );
}
