import { processTexts } from '@/content/client/process';
import { requestLines } from '@/content/request-lines';
import { parseLines } from '@/lib/quotation-list/lines';
import { fields } from './fields';
import { processNames } from './process-fields';

type Texts = Readonly<Record<string, string>>;

/**
 * What a list says besides its products, behind the text of its visitor: as many lines as one message may have, and further messages with the
 * others. Each has at most as many characters as a visitor may write.
 */
export function toParts(payload: Texts, reference: string): readonly string[] {
  const most = fields.description.maxLength;
  const parts = [payload.description ?? ''];
  for (const line of listLines(payload)) {
    const last = parts.at(-1) ?? '';
    if (last.length + line.length < most) parts[parts.length - 1] = `${last}\n${line}`;
    else parts.push(`${requestLines.more(reference)}\n${line}`);
  }
  return parts;
}

function listLines(payload: Texts): string[] {
  const { items, free } = parseLines(payload.items ?? '', payload.extras ?? '');
  const name = payload.client_name ?? '';
  const isFree = items.length === 0;
  const process = processNames.flatMap((field) => {
    const value = payload[field];
    return value ? [`- ${processTexts.fields[field]}: ${value}`] : [];
  });
  const notes = items.flatMap(({ id, note }) => (note ? [requestLines.productNote(id, note)] : []));
  return [
    ...(isFree && toContactName(name) !== name ? [requestLines.name(name)] : []),
    ...withTitle(requestLines.process, process),
    ...withTitle(
      requestLines[isFree ? 'onlyFree' : 'free'],
      free.map(({ text, quantity, note = '' }) => requestLines.freeLine(quantity, text, note)),
    ),
    ...withTitle(requestLines.notes, notes),
  ];
}

const withTitle = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines] : []);

/** A name as a contact message takes it, of letters and spaces: 'Clínica San José S.A.S.' is 'Clínica San José S A S'. */
export function toContactName(name: string): string {
  return name.replace(/[^\p{L}\p{M}]+/gu, ' ').trim() || requestLines.noName;
}
