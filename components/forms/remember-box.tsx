import { remember } from '@/content/remember';
// Its box and words look as those of the row above.
import row from './policy-box.module.scss';
import styles from './remember-box.module.scss';

/** 'Recordar en este dispositivo', which remembered.ts lets work: it is not sent, and without scripts a sentence says what it needs. */
export function RememberBox({ form }: { readonly form: string }) {
  const id = `${form}-recordar`;
  return (
    <div>
      <p className={styles.plain}>{remember.plain}</p>
      <div className={styles.row}>
        <input className={row.box} type="checkbox" id={id} data-remember aria-describedby={`${id}-hint`} />
        <label className={row.words} htmlFor={id}>
          {remember.label}
        </label>
        <p className={styles.hint} id={`${id}-hint`}>
          {remember.hint}
        </p>
      </div>
    </div>
  );
}
