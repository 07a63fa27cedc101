import { listTexts } from '@/content/client/quotation-list';
import { LIST_FORM } from '@/lib/quotation-list/list-text';
import styles from './add-button.module.scss';

type Props = {
  /** Several products together have one name, and their ids with hyphens between them. */
  readonly item: { readonly id: string; readonly name: string; readonly lang?: string | undefined };
  /** How much of its words is seen: all, or 'Lista' alone, or that in small windows; screen readers hear all of them. */
  readonly look?: 'whole' | 'short' | 'row';
};

/** Puts a product on the quotation list or takes it off (ListButtons does it); without JavaScript it opens a list with that product. */
export function AddButton({ item, look = 'whole' }: Props) {
  return (
    <button
      type="submit"
      form={LIST_FORM}
      name={item.id}
      value="1"
      className={styles[look]}
      aria-pressed={false}
      // ListButtons sets it from this device's storage, which the server cannot read.
      suppressHydrationWarning
    >
      <span suppressHydrationWarning>{listTexts.add}</span>
      {` ${listTexts.list}`}
      <span {...(item.lang && { lang: item.lang })}>{` ${item.name}`}</span>
    </button>
  );
}
