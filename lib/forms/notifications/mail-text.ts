import { language, timeZone } from '@/content/language';
import { notifications as words } from '@/content/notifications';
import { type FieldName, fields as formFields } from '../fields';
import { toPromise } from '../receipt';
import type { Line, ToldRequest } from './request';

/** 'lunes, 23 de noviembre de 2026, 10:30 a. m.' */
const MOMENT = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'full', timeStyle: 'short' });
/** Control and invisible characters (line separators, changes of direction) could forge lines and hide texts. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Kind and number: nothing that a visitor wrote is in a header. */
export function toSubject({ form, reference }: ToldRequest): string {
  return `${words.kinds[form]} ${reference}`;
}

/** The mail of a request; each line of a longer text of the visitor begins with '>'. */
export function toText(request: ToldRequest): string {
  const { form, reference, receivedAt, answerTime, fields, lines } = request;
  const written = Object.entries(fields) as [FieldName, string][];
  const isQuote = (name: FieldName) => formFields[name].type === 'lines';
  const facts = [
    toFact(words.reference, reference),
    toFact(words.receivedAt, MOMENT.format(receivedAt)),
    toFact(words.promise, `«${toPromise(answerTime)}»`),
    ...written.filter(([name]) => !isQuote(name)).map(([name, text]) => toFact(words.fields[name], text)),
  ];
  const quotes = written
    .filter(([name]) => isQuote(name))
    .map(([name, text]) => [`${words.fields[name]}:`, ...text.split('\n').map((line) => `> ${toOneLine(line)}`)]);
  const list = lines.length > 0 ? [[`${words.lines}:`, ...lines.map(toItem)]] : [];
  const paragraphs = [[words.title(words.kinds[form])], facts, ...quotes, ...list, [words.reply]];
  return paragraphs.map((paragraph) => paragraph.join('\n')).join('\n\n');
}

const toOneLine = (text: string) => text.replace(INVISIBLE, ' ');
const toFact = (label: string, value: string) => toOneLine(`${label}: ${value}`);

function toItem({ id, name, quantity, address }: Line): string {
  const detail = `${words.product} ${id}${quantity === null ? '' : `, ${words.quantity} ${quantity}`}`;
  return `- ${toOneLine(name || words.unknownName)} (${detail})\n  ${address}`;
}
