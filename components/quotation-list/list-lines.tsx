import type { FocusEvent, FormEvent, ReactNode, RefObject } from 'react';
import { listTexts } from '@/content/client/quotation-list';
import { listPageTexts } from '@/content/client/quotation-list-page';
import type { ListItem } from '@/lib/quotation-list/address';
import type { QuotationLines } from '@/lib/quotation-list/lines';
import { routes } from '@/lib/routes';
import { Button } from '../ui/button';
import { ListRow, type RowProduct } from './list-row';
import type { ListCodec } from './plain-codec';
import styles from './quotation-list.module.scss';

/** A product of the list, and how many of it. */
export type Row = { readonly product: RowProduct; readonly item: ListItem };

type Props = {
  readonly lines: QuotationLines;
  readonly rows: readonly Row[];
  readonly codec: ListCodec;
  /** True on the list of this device. */
  readonly isMine: boolean;
  /** Takes the focus when what was pressed is gone. */
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** With what is said of the change. */
  readonly onEdit: (lines: QuotationLines, status?: ReactNode) => void;
  /** Takes what is written in a field that this page alone does not read. */
  readonly onWrite: (field: HTMLInputElement) => void;
  /** The last line of the form, server-rendered. */
  readonly children: ReactNode;
};

/** The lines of a list in a form, which works without JavaScript too. */
export function ListLines({
  lines,
  rows,
  codec: { type, FreeRows, LineNote },
  isMine,
  title,
  onEdit,
  onWrite,
  children,
}: Props) {
  const { items, free } = lines;
  const remove = (rest: QuotationLines, name: string) => {
    onEdit(
      rest,
      <>
        {listTexts.removed(name)}{' '}
        <Button
          look="quiet"
          onClick={({ currentTarget }) => {
            currentTarget.closest('main')?.focus();
            onEdit(lines);
          }}
        >
          {listTexts.undo}
        </Button>
      </>,
    );
    // Without a line there is no title.
    title.current?.closest<HTMLElement>(rest.items[0] || rest.free[0] ? 'h2' : 'main')?.focus();
  };
  const onInput = ({ target }: FormEvent) => {
    const changed = type?.(lines, target as HTMLInputElement);
    if (changed) onEdit(changed);
  };
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    if (!type && target.matches('details input')) onWrite(target as HTMLInputElement);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLInputElement>('fieldset input');
    if (field) onWrite(field);
  };
  return (
    <form action={routes.quotationListChange} method="post" onInput={onInput} onBlur={onBlur} onSubmit={onSubmit}>
      {/* What Enter presses: the first button, which else would take a line off. */}
      <input type="submit" hidden />
      <ul className={styles.rows}>
        {rows.map(({ product, item }) => (
          <ListRow
            key={item.id}
            product={product}
            quantity={item.quantity}
            note={LineNote && item.note && <LineNote note={item.note} isMine={isMine} />}
            onChange={(quantity) =>
              onEdit(
                { items: items.map((one) => (one === item ? { ...one, quantity } : one)), free },
                listPageTexts.changed(product.name, quantity),
              )
            }
            onRemove={() => remove({ items: items.filter((one) => one !== item), free }, product.name)}
          />
        ))}
        {FreeRows && <FreeRows lines={lines} isMine={isMine} onChange={onEdit} onRemove={remove} />}
      </ul>
      {children}
      <button type="submit" className={styles.update}>
        {listPageTexts.update}
      </button>
    </form>
  );
}
