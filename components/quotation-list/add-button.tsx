import { listTexts } from '@/content/client/quotation-list';
import { LIST_FORM } from '@/lib/quotation-list/address';
import styles from './add-button.module.scss';

type Props = {
  /** Several products together have one name, and their ids with hyphens between them. */
  readonly item: { readonly id: string; readonly name: string; readonly lang?: string | undefined };
  /** Its words are for screen readers only. */
  readonly isIcon?: boolean;
};

/** Puts a product on the quotation list or takes it off (ListButtons does it); without JavaScript it opens a list with that product. */
export function AddButton({ item, isIcon = false }: Props) {
  return (
    <button
      type="submit"
      form={LIST_FORM}
      name={item.id}
      value="1"
      className={isIcon ? styles.icon : styles.button}
      aria-pressed={false}
      // ListButtons sets it from this device's storage, which the server cannot read.
      suppressHydrationWarning
    >
      <span suppressHydrationWarning>{listTexts.add}</span>
      <span {...(item.lang && { lang: item.lang })}>{` ${item.name}`}</span>
    </button>
  );
}
