import { FieldError } from './field';
import styles from './policy-box.module.scss';

type Props = {
  readonly form: string;
  /** Label and address of the data-processing policy. */
  readonly policy: { readonly label: string; readonly href: string };
};

/** The consent that Ley 1581 de 2012 asks for (arts. 9 and 12), with a link to what is consented to. */
export function PolicyBox({ form, policy }: Props) {
  const id = `${form}-policy`;
  return (
    <div>
      <p className={styles.line}>
        <input
          className={styles.box}
          type="checkbox"
          id={id}
          name="policy"
          required
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-error`}
        />
        <a id={`${id}-label`} href={policy.href} target="_blank" rel="noopener">
          {policy.label}
        </a>
      </p>
      <FieldError id={`${id}-error`} />
    </div>
  );
}
