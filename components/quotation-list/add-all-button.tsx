import { listTexts } from '@/content/client/quotation-list';
import styles from './add-button.module.scss';
import { LIST_FORM } from './list-form';

type Props = {
  readonly ids: readonly string[];
  /** What they are together, after 'Agregar a la lista'. */
  readonly name: string;
};

/** Puts several products on the quotation list at once, and takes them off again (as AddButton does one). */
export function AddAllButton({ ids, name }: Props) {
  return (
    <button
      type="submit"
      form={LIST_FORM}
      name={ids.join('-')}
      value="1"
      className={styles.button}
      aria-pressed={false}
      // ListButtons says what this device remembers, which no server knows.
      suppressHydrationWarning
    >
      <span suppressHydrationWarning>{listTexts.add}</span>
      <span>{` ${name}`}</span>
    </button>
  );
}
