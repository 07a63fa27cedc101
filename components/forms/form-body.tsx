import { messages } from '@/content/messages';
import { getFieldNames, HONEYPOT_FIELD } from '@/lib/forms/fields';
import { Field } from './field';
import styles from './form-body.module.scss';
import { CopyBox, PolicyBox } from './policy-box';
import { ProcessFields } from './process-fields';

type Props = Parameters<typeof PolicyBox>[0] &
  Pick<Parameters<typeof Field>[0], 'kind'> & {
    readonly productId?: string;
    /** The visitor may have a copy by mail. */
    readonly offersCopies: boolean;
    /** What to write in the comments. */
    readonly hint?: string;
  };

/** The fields of a form, server-rendered; their names are the payload's keys (docs/behaviour.md#forms). */
export function FormBody({ form, kind, policy, offersCopies, productId, hint }: Props) {
  const hasProcess = kind === 'quotation' && !productId;
  const others = getFieldNames(kind).filter((name) => name !== 'description');
  return (
    <>
      <p className={styles.note}>{hasProcess ? messages.forms.othersRequired : messages.forms.allRequired}</p>
      <div className={styles.fields}>
        <div className={styles.others}>
          {others.map((name) => (
            <Field key={name} form={form} kind={kind} name={name} />
          ))}
        </div>
        <Field form={form} kind={kind} name="description" hint={hint} />
      </div>
      {hasProcess && <ProcessFields form={form} />}
      {productId && <input type="hidden" name="id_product" value={productId} />}
      <p className={styles.trap} aria-hidden="true">
        <label>
          {messages.forms.trap}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div className={styles.boxes}>
        <PolicyBox form={form} policy={policy} />
        {offersCopies && <CopyBox form={form} />}
      </div>
    </>
  );
}
