import { html } from 'hono/html';
import { language } from '@/content/language';
import type { MailContent } from './mail-content';

/** Control and invisible characters (line separators, changes of direction) could forge lines and hide texts. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

const toLine = (text: string) => text.replace(INVISIBLE, ' ');
const toLines = (text: string) => text.split('\n').map(toLine);
const toFact = ({ label, value }: MailContent['facts'][number]) => toLine(label ? `${label}: ${value}` : value);

type Item = NonNullable<MailContent['list']>['items'][number];

const toItem = ({ name, detail, address }: Item) => `- ${toLine(name)} (${detail})\n  ${address}`;

/** The mail as text; each line that a visitor wrote begins with '>'. */
export function toText({ title, facts, quotes, list, note }: MailContent): string {
  const paragraphs = [
    title,
    facts.map(toFact).join('\n'),
    ...quotes.map(({ label, text }) => [`${label}:`, ...toLines(text).map((line) => `> ${line}`)].join('\n')),
    ...(list ? [[`${list.title}:`, ...list.items.map(toItem)].join('\n')] : []),
    ...(note ? [note] : []),
  ];
  return paragraphs.join('\n\n');
}

/** The mail as a document; all that it says is escaped. */
export function toHtml({ title, facts, quotes, list, note }: MailContent): string {
  const document = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="font-family: sans-serif; line-height: 1.5">
<h1 style="font-size: 1.25em">${title}</h1>
<ul>${facts.map((fact) => html`<li>${toFact(fact)}</li>`)}</ul>
${quotes.map(
  ({ label, text }) =>
    html`<h2 style="font-size: 1em">${label}</h2><blockquote>${toLines(text).map((line) => html`${line}<br>`)}</blockquote>`,
)}
${
  list &&
  html`<h2 style="font-size: 1em">${list.title}</h2>
<ul>${list.items.map((item) => html`<li><a href="${item.address}">${toLine(item.name)}</a> (${item.detail})</li>`)}</ul>`
}
${note && html`<p>${note}</p>`}
</body>
</html>
`;
  return String(document);
}
