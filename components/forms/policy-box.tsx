import { messages } from '@/content/messages';
import hidden from '../ui/hidden.module.scss';
import { FieldControl, FieldError } from './field-control';
import styles from './policy-box.module.scss';

type Props = {
  readonly form: string;
  /** Label and address of the data-processing policy. */
  readonly policy: { readonly label: string; readonly href: string };
};

/** The consent that Ley 1581 de 2012 asks for (arts. 9 and 12): a box, and what is consented to as its label. */
export function PolicyBox({ form, policy }: Props) {
  const id = `${form}-policy`;
  return (
    <div>
      <div className={styles.row}>
        <FieldControl
          className={styles.box}
          type="checkbox"
          id={id}
          name="policy"
          required
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-error`}
        />
        <a className={styles.link} href={policy.href} target="_blank" rel="noopener">
          <span id={`${id}-label`}>{policy.label}</span>
          <span className={hidden.hidden}>{` ${messages.forms.policyFormat}`}</span>
        </a>
      </div>
      <FieldError name="policy" id={`${id}-error`} className={styles.error} />
    </div>
  );
}
