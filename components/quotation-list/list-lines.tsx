import { type FormEvent, type RefObject, useRef } from 'react';
import { listTexts } from '@/content/client/quotation-list';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { addLines } from '@/lib/quotation-list/add-lines';
import { FREE, type ListItem, MAX_LINES } from '@/lib/quotation-list/address';
import { LIST_FIELDS } from '@/lib/quotation-list/change';
import { type FreeLine, type QuotationLines, toLineText } from '@/lib/quotation-list/lines';
import { routes } from '@/lib/routes';
import { AddLine } from './add-line';
import { FreeRow } from './free-row';
import { ListRow, type RowProduct } from './list-row';
import styles from './quotation-list.module.scss';

/** A product of the list, and how many of it. */
export type Row = { readonly product: RowProduct; readonly item: ListItem };

type Props = {
  readonly lines: QuotationLines;
  readonly rows: readonly Row[];
  /** Takes the focus when what was pressed is gone. */
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** With what is said of the change. */
  readonly onEdit: (lines: QuotationLines, status: string) => void;
};

/** The lines of a list in a form, which works without JavaScript too. */
export function ListLines({ lines, rows, title, onEdit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { items, free } = lines;

  const changeItem = (name: string, before: ListItem, item: ListItem) => {
    const status = item.quantity === before.quantity ? '' : listPageTexts.changed(name, item.quantity);
    onEdit({ items: items.map((one) => (one.id === item.id ? item : one)), free }, status);
  };
  const changeFree = (index: number, before: FreeLine, line: FreeLine) => {
    const status = line.quantity === before.quantity ? '' : listPageTexts.changed(line.text, line.quantity);
    onEdit({ items, free: free.map((one, place) => (place === index ? line : one)) }, status);
  };
  const remove = (rest: QuotationLines, name: string) => {
    onEdit(rest, listTexts.removed(name));
    title.current?.focus();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = form.current?.querySelector<HTMLInputElement>(`fieldset [name=${LIST_FIELDS.text}]`);
    const text = toLineText(field?.value ?? '');
    if (!field || text === '') return;
    const { left, ...sum } = addLines(lines, { items: [], free: [{ text, quantity: 1 }] });
    onEdit(sum, left > 0 ? listTexts.full(MAX_LINES) : listTexts.added(`«${text}»`));
    if (left === 0) field.value = '';
    field.focus();
  };

  return (
    <form ref={form} action={routes.quotationListChange} method="post" onSubmit={onSubmit}>
      {/* The button that Enter presses: the first, which else would take a line off. */}
      <button type="submit" hidden>
        {listPageTexts.update}
      </button>
      <ul className={styles.rows}>
        {rows.map(({ product, item }) => (
          <ListRow
            key={item.id}
            product={product}
            item={item}
            onChange={(changed) => changeItem(product.name, item, changed)}
            onRemove={() => remove({ items: items.filter(({ id }) => id !== item.id), free }, product.name)}
          />
        ))}
        {free.map((line, index) => (
          <FreeRow
            // biome-ignore lint/suspicious/noArrayIndexKey: equal lines differ by their place only, and a row keeps nothing of its own
            key={index}
            line={line}
            value={FREE + index}
            onChange={(changed) => changeFree(index, line, changed)}
            onRemove={() => remove({ items, free: free.filter((_, place) => place !== index) }, line.text)}
          />
        ))}
      </ul>
      <AddLine />
      <button type="submit" className={styles.update}>
        {listPageTexts.update}
      </button>
    </form>
  );
}
