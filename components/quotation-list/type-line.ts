import { LIST_FIELDS, toNoteField } from '@/lib/quotation-list/fields';
import { type QuotationLines, toLineText, withNote } from '@/lib/quotation-list/lines';

/** `lines` with what is written in a field of their form: the note of a product, the words or the note of a free line; null for any other. */
export function type({ items, free }: QuotationLines, field: HTMLInputElement): QuotationLines | null {
  const { name, value, form } = field;
  const text = toLineText(value);
  if (items.some(({ id }) => toNoteField(id) === name))
    return { items: items.map((item) => (toNoteField(item.id) === name ? withNote(item, text) : item)), free };
  const index = [...(form?.querySelectorAll(`li [name=${CSS.escape(name)}]`) ?? [])].indexOf(field);
  const change = (line: QuotationLines['free'][number]) => {
    if (name === LIST_FIELDS.note) return withNote(line, text);
    // A line without words is no line.
    return name === LIST_FIELDS.text && text ? { ...line, text } : line;
  };
  const isFree = index >= 0 && [LIST_FIELDS.note, LIST_FIELDS.text].some((one) => one === name);
  return isFree ? { items, free: free.map((line, place) => (place === index ? change(line) : line)) } : null;
}
