import { listTexts } from '@/content/client/quotation-list';
import { LIST_FORM } from '@/lib/quotation-list/list-text';

type Props = {
  /** Several products together have one name, and their ids with hyphens between them. */
  readonly item: { readonly id: string; readonly name: string; readonly lang?: string | undefined };
  /** With its words, or as a mark alone, whose words screen readers hear. */
  readonly look?: 'whole' | 'icon';
};

/** Puts a product on the quotation list or takes it off (ListButtons does it); without JavaScript it opens a list with that product. */
export function AddButton({ item, look = 'whole' }: Props) {
  return (
    <button
      type="submit"
      form={LIST_FORM}
      name={item.id}
      value="1"
      className={look === 'icon' ? 'addIcon' : 'addButton'}
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
