import { language, timeZone } from '@/content/language';
import { notifications as words } from '@/content/requests';
import { toPublicAddress, toShortPath } from '@/lib/routes';
import { toPrintedLine } from '@/lib/text';
import { type FieldName, fields, getFieldNames } from './fields';
import { listWords } from './message';
import { toPromise, toReceipt } from './receipt';
import type { Delivery, Stored } from './store';

export type Catalogue = {
  readonly siteUrl: string;
  /** The name of a product; '' where it cannot be read, since a mail never waits for the catalogue. */
  readonly getName: (id: string) => Promise<string>;
};

/** 'lunes, 23 de noviembre de 2026, 10:30 a. m.' */
const MOMENT = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'full', timeStyle: 'short' });
/** The mail of a message, with the products of its parts; each line of a longer text of the visitor begins with '>'. */
export async function toText(message: Stored, catalogue: Catalogue): Promise<string> {
  const { kind, number, createdAt, payload, parts } = message;
  const names = getFieldNames(kind).filter((name) => payload[name]);
  const isLong = (name: FieldName) => fields[name].type === 'lines';
  const facts = [
    [words.reference, number],
    [words.receivedAt, MOMENT.format(createdAt)],
    [words.promise, `«${toPromise(toReceipt(number, createdAt).answerTime)}»`],
    ...names.filter((name) => !isLong(name)).map((name) => [words.fields[name], payload[name]]),
  ];
  const quotes = names.filter(isLong).map((name) => {
    const lines = [...(payload[name] ?? '').split('\n'), ...(name === 'description' ? listWords(message) : [])];
    return [`${words.fields[name]}:`, ...lines.map((line) => `> ${toPrintedLine(line)}`)];
  });
  const items = await Promise.all(
    parts.filter((part) => part.payload.id_product).map((part) => toItem(part, catalogue)),
  );
  return [
    [words.title(words.kinds[kind])],
    facts.map(([label, value]) => toPrintedLine(`${label}: ${value}`)),
    ...quotes,
    ...(items.length > 0 ? [[`${words.lines}:`, ...items]] : []),
    [words.reply],
  ]
    .map((paragraph) => paragraph.join('\n'))
    .join('\n\n');
}

async function toItem({ payload, quantity }: Delivery, { siteUrl, getName }: Catalogue): Promise<string> {
  const id = payload.id_product ?? '';
  const name = await getName(id);
  const detail = `${words.product} ${id}${quantity === null ? '' : `, ${words.quantity} ${quantity}`}`;
  return `- ${toPrintedLine(name || words.unknownName)} (${detail})\n  ${toPublicAddress(siteUrl, toShortPath(id))}`;
}
