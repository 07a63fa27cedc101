import { listTexts } from '@/content/client/quotation-list';
import { LIST_FORM } from '@/lib/quotation-list/list-text';

type Props = { readonly item: { readonly id: string; readonly name: string } };

/** Adds a product to the list or removes it (by ListButtons); without JavaScript opens a list with that product. */
export function AddButton({ item }: Props) {
  return (
    <button
      type="submit"
      form={LIST_FORM}
      name={item.id}
      value="1"
      className="addIcon"
      aria-pressed={false}
      // ListButtons sets it from this device's storage, which the server cannot read.
      suppressHydrationWarning
    >
      <span suppressHydrationWarning>{listTexts.add}</span>
      {` ${listTexts.list}`}
      <span>{` ${item.name}`}</span>
    </button>
  );
}
