import { ID } from '@/lib/ids';
import { type AddedLines, addLines } from './add-lines';
import { FREE, MAX_QUANTITY, parseList } from './address';
import { readChoices } from './choices';
import { LIST_FIELDS, REMOVE_FIELD, toNoteField } from './fields';
import { type LeftOut, toLeftOut } from './left-out';
import { parseLines, toLineText, withNote } from './lines';

/** The list that a form asks for: `101=2` or `101-305=1`, `nota101=…`, `libre=…`, `cantidad=3`, `nota=…`, and what is chosen of a pasted list, added to the list of `items` and `extras`. */
export function readChange(fields: URLSearchParams): AddedLines & { readonly leftOut: LeftOut | null } {
  const base = parseLines(fields.get(LIST_FIELDS.items) ?? '', fields.get(LIST_FIELDS.extras) ?? '');
  const removed = fields.get(REMOVE_FIELD);
  const wanted = [...fields].flatMap(([ids, quantity]) =>
    ids.split('-').flatMap((id) => (ID.test(id) && id !== removed ? [`${id}x${quantity}`] : [])),
  );
  const list = parseList(wanted.join('-'));
  const noted = list.items.map((item) => withNote(item, toLineText(fields.get(toNoteField(item.id)) ?? '')));
  const chosen = readChoices(fields);
  const sum = addLines(base, {
    items: [...noted, ...chosen.items],
    free: [...readFreeLines(fields), ...chosen.free],
  });
  return { ...sum, leftOut: sum.left > 0 ? 'lines' : (base.leftOut ?? toLeftOut(list)) };
}

function readFreeLines(fields: URLSearchParams) {
  const [quantities, notes] = [fields.getAll(LIST_FIELDS.quantity), fields.getAll(LIST_FIELDS.note)];
  return fields.getAll(LIST_FIELDS.text).flatMap((words, index) => {
    const text = toLineText(words);
    if (text === '' || fields.get(REMOVE_FIELD) === FREE + index) return [];
    const quantity = Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(Number(quantities[index])) || 1));
    return [withNote({ text, quantity }, toLineText(notes[index] ?? ''))];
  });
}
