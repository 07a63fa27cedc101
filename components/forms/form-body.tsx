import { messages } from '@/content/messages';
import { HONEYPOT_FIELD } from '@/lib/forms/honeypot';
import { Field } from './field';
import styles from './form-body.module.scss';
import { PolicyBox } from './policy-box';

type Props = Parameters<typeof PolicyBox>[0] &
  Pick<Parameters<typeof Field>[0], 'isLettersOnly'> & {
    readonly productId?: string;
    /** What to write in the comments. */
    readonly hint?: string;
  };

/** The fields of both forms, server-rendered; their names are the payload's keys (docs/behaviour.md#forms). */
export function FormBody({ form, policy, productId, hint, isLettersOnly = false }: Props) {
  return (
    <>
      <p className={styles.note}>{messages.forms.allRequired}</p>
      <div className={styles.fields}>
        <Field form={form} name="client_name" isLettersOnly={isLettersOnly} />
        <div className={styles.pair}>
          <Field form={form} name="email" />
          <Field form={form} name="phone_number" />
        </div>
        <Field form={form} name="description" hint={hint} />
      </div>
      {productId && <input type="hidden" name="id_product" value={productId} />}
      <p className={styles.trap} aria-hidden="true">
        <label>
          {messages.forms.trap}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <PolicyBox form={form} policy={policy} />
    </>
  );
}
