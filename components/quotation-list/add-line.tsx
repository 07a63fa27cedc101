import { listPageTexts } from '@/content/client/quotation-list-page';
import { limits } from '@/content/limits';
import { LIST_FIELDS } from '@/lib/quotation-list/change';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './add-line.module.scss';

const { free } = listPageTexts;

/** The last line of the form of a list, for what the catalogue does not have: sent with the form, which reads it. */
export function AddLine() {
  return (
    <fieldset className={styles.block}>
      <legend className={styles.title}>{free.title}</legend>
      <label className={styles.field}>
        <span className={styles.label}>{free.label}</span>
        <input
          name={LIST_FIELDS.text}
          className={styles.input}
          maxLength={limits.quotationList.text}
          placeholder={free.hint}
          autoComplete="off"
        />
      </label>
      <Button type="submit" look="quiet">
        <Icon name="plus" size={20} />
        {free.add}
      </Button>
    </fieldset>
  );
}
