import { listLimits } from '@/content/list-limits';
import { listForm } from '@/content/quotation-list';
import { LIST_FIELDS } from '@/lib/quotation-list/fields';
import { Button } from '../ui/button';
import styles from './add-line.module.scss';

/** The last line of the form of a list, for what the catalogue does not have: sent with the form, which reads it. */
export function AddLine() {
  return (
    <fieldset className={styles.block}>
      <legend className={styles.title}>{listForm.title}</legend>
      <label className={styles.field}>
        <span className={styles.label}>{listForm.label}</span>
        <input
          name={LIST_FIELDS.text}
          className={styles.input}
          maxLength={listLimits.text}
          placeholder={listForm.hint}
          autoComplete="off"
        />
      </label>
      <Button icon="plus" type="submit" look="quiet">
        {listForm.add}
      </Button>
    </fieldset>
  );
}
