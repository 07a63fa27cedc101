import { language, timeZone } from '@/content/language';
import { notifications as words } from '@/content/notifications';
import { log, toErrorName } from '@/lib/log';
import { toPublicAddress, toShortPath } from '@/lib/routes';
import { type FieldName, fields, getFieldNames } from './fields';
import { listWords } from './parts';
import { toPromise, toReceipt } from './receipt';
import type { Stored } from './store';

export type Catalogue = {
  readonly siteUrl: string;
  /** The name of a product, or ''. */
  readonly getName: (id: string) => Promise<string>;
};

/** 'lunes, 23 de noviembre de 2026, 10:30 a. m.' */
const MOMENT = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'full', timeStyle: 'short' });
/** Control and invisible characters (line separators, changes of direction) could forge lines and hide texts. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Kind and number: nothing that a visitor wrote is in a header. */
export function toSubject({ kind, number }: Stored): string {
  return `${words.kinds[kind]} ${number}`;
}

/** The mail of a message, with the products of its parts; each line of a longer text of the visitor begins with '>'. */
export async function toText(message: Stored, catalogue: Catalogue): Promise<string> {
  const { kind, number, createdAt, payload, parts } = message;
  const names = getFieldNames(kind).filter((name) => payload[name]);
  const isLong = (name: FieldName) => fields[name].type === 'lines';
  const facts = [
    toFact(words.reference, number),
    toFact(words.receivedAt, MOMENT.format(createdAt)),
    toFact(words.promise, `«${toPromise(toReceipt(number, createdAt).answerTime)}»`),
    ...names.filter((name) => !isLong(name)).map((name) => toFact(words.fields[name], payload[name] ?? '')),
  ];
  const quotes = names.filter(isLong).map((name) => {
    const lines = [...(payload[name] ?? '').split('\n'), ...(name === 'description' ? listWords(message) : [])];
    return [`${words.fields[name]}:`, ...lines.map((line) => `> ${toOneLine(line)}`)];
  });
  const products = parts.filter((part) => part.payload.id_product);
  const items = await Promise.all(
    products.map((part) => toItem(part.payload.id_product ?? '', part.quantity, catalogue)),
  );
  const list = items.length > 0 ? [[`${words.lines}:`, ...items]] : [];
  const paragraphs = [[words.title(words.kinds[kind])], facts, ...quotes, ...list, [words.reply]];
  return paragraphs.map((paragraph) => paragraph.join('\n')).join('\n\n');
}

const toOneLine = (text: string) => text.replace(INVISIBLE, ' ');
const toFact = (label: string, value: string) => toOneLine(`${label}: ${value}`);

async function toItem(id: string, quantity: number | null, { siteUrl, getName }: Catalogue): Promise<string> {
  const name = await getName(id).catch((error: unknown) => {
    // A mail never waits for the catalogue.
    log.warn({ error: toErrorName(error) }, 'the name of a product is missing in a mail');
    return '';
  });
  const detail = `${words.product} ${id}${quantity === null ? '' : `, ${words.quantity} ${quantity}`}`;
  const address = toPublicAddress(siteUrl, toShortPath(id));
  return `- ${toOneLine(name || words.unknownName)} (${detail})\n  ${address}`;
}
