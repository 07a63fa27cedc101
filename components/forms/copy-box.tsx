import { messages } from '@/content/messages';
import { COPY_FIELD } from '@/lib/forms/fields';
// The row above it looks the same.
import styles from './policy-box.module.scss';

/** 'Enviarme una constancia por correo': the message is sent with it or without (docs/notifications.md#the-visitors-copy). */
export function CopyBox({ form }: { readonly form: string }) {
  const id = `${form}-copia`;
  return (
    <div className={styles.row}>
      <input className={styles.box} type="checkbox" id={id} name={COPY_FIELD} />
      <label className={styles.words} htmlFor={id}>
        {messages.forms.copy}
      </label>
    </div>
  );
}
