import { messages } from '@/content/messages';
import styles from './remember-box.module.scss';

/** 'Recordar en este dispositivo', which remembered.ts lets work: it is not sent, and without scripts a sentence says what it needs. */
export function RememberBox({ form }: { readonly form: string }) {
  const { remember, rememberHint, rememberPlain } = messages.forms;
  const id = `${form}-recordar`;
  return (
    <div>
      <p className={styles.plain}>{rememberPlain}</p>
      <div className={styles.row}>
        <input className={styles.box} type="checkbox" id={id} data-remember aria-describedby={`${id}-hint`} />
        <label className={styles.words} htmlFor={id}>
          {remember}
        </label>
        <p className={styles.hint} id={`${id}-hint`}>
          {rememberHint}
        </p>
      </div>
    </div>
  );
}
