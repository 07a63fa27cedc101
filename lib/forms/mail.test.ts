/** @jest-environment node */
import { fieldLabels } from '@/content/form-messages';
import { site } from '@/content/site';
import { forwarded, toMessage } from '@/e2e/support/samples';
import { type MailFault, type MailServer, startMailServer } from '@/e2e/support/servers';
import { getFieldNames } from './fields';
import { check } from './handler';
import { createMailSender } from './mail';
import { type Content, toParts } from './message';
import { createNumber } from './receipt';
import type { Delivery, Stored } from './store';

const SITE = 'https://www.example.com';
const NAMES: Readonly<Record<string, string>> = { 101: 'Monitor de signos vitales', 305: 'Desfibrilador <DEA>' };
const MONDAY = Date.parse('2026-11-23T10:30:00-05:00');
const NUMBER = createNumber('a', 'b');
/** A line for each field, its longest last. */
const ANSWERS = getFieldNames('quotation')
  .slice(0, -1)
  .map((name) => `${fieldLabels[name]}: ${forwarded[name]}`)
  .join('\n');
let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

/** A message as it is stored, of which the visitor was refused the parts with these places. */
function store(content: Content, refused: readonly number[] = []): Stored {
  const parts = toParts(toMessage(content), NUMBER).map((part, index) => {
    return { ...part, state: refused.includes(index) ? 'refused' : 'sent' } as Delivery;
  });
  return { ...toMessage(content), id: 1, number: NUMBER, createdAt: MONDAY, parts, mail: 'waiting' };
}

async function send(message: Stored, getName = async (id: string) => NAMES[id] ?? '', timeoutMs?: number) {
  const settings = { url: server.url, from: 'sitio@example.com', to: ['ventas@example.com'] };
  const store = { getMessage: async () => message };
  return createMailSender(settings, store, { siteUrl: SITE, getName }, timeoutMs)({ key: 'a' } as Delivery);
}

const toContent = (fields: object): Content => {
  const checked = check('quotation', { ...forwarded, policy: 'on', ...fields });
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  return checked.content;
};

test('a request for six products is one mail, with all that a seller must know', async () => {
  const content = toContent({ description: 'Para Cali\ny Palmira', items: '101x2-305-102-103-104-105' });
  expect(await send(store(content))).toEqual({ state: 'sent' });
  const [{ mail, envelope } = { mail: undefined, envelope: undefined }] = server.mails;
  expect(envelope).toEqual({ from: 'sitio@example.com', to: ['ventas@example.com'] });
  expect([mail?.subject, mail?.replyTo, mail?.to]).toEqual([
    `Solicitud de cotización ${NUMBER}`,
    [{ name: '', address: 'ana@example.com' }],
    [{ name: '', address: 'ventas@example.com' }],
  ]);
  expect(mail?.text).toBe(`Solicitud de cotización en ${site.name}

Radicado: ${NUMBER}
Recibida: lunes, 23 de noviembre de 2026, 10:30 a. m.
Le dijimos: «Le respondemos a más tardar el martes 24 de noviembre a las 11:00 a. m.»
${ANSWERS}

Comentarios:
> Para Cali
> y Palmira

Productos y servicios:
- Monitor de signos vitales (Referencia 101, cantidad 2)
  ${SITE}/p/101
- Desfibrilador <DEA> (Referencia 305, cantidad 1)
  ${SITE}/p/305
${[102, 103, 104, 105].map((id) => `- Producto o servicio (Referencia ${id}, cantidad 1)\n  ${SITE}/p/${id}\n`).join('')}
Si responde a este correo, su respuesta le llega a quien escribió.
`);
});

test('what its visitor was refused is not told; a name that cannot be read costs the name, not the mail', async () => {
  expect(await send(store(toContent({ items: '102' }), [0]))).toEqual({ state: 'refused' });
  await send(store(toContent({ items: '101-305x3' }), [0]), async () => '');
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]?.mail.text).not.toContain('101');
  expect(server.mails[0]?.mail.text).toContain(`- Producto o servicio (Referencia 305, cantidad 3)\n  ${SITE}/p/305`);
});

test.each<[MailFault, string, number]>([
  ['address-450', 'not accepted', 0],
  ['reset', 'not accepted', 0],
  ['address-550', 'held', 0],
  ['text-554', 'held', 0],
  ['answer-lost', 'unknown', 1],
])('of the fault %s it says %s', async (fault, state, mails) => {
  server.set(fault);
  expect(await send(store({ ...toMessage(), lines: [] }))).toMatchObject({ state });
  expect(server.mails).toHaveLength(mails);
});

test('a server that never answers is given up in time, with the same Message-ID each time', async () => {
  server.set('silent');
  const sendTwice = [1, 2].map(() => send(store({ ...toMessage(), lines: [] }), undefined, 3_000));
  for (const result of await Promise.all(sendTwice)) expect(result).toMatchObject({ state: 'unknown' });
  expect(new Set(server.mails.map(({ mail }) => mail.messageId)).size).toBe(1);
});

const HEADERS = [
  ...['x-auto-response-suppress', 'from', 'to', 'reply-to', 'subject', 'message-id'],
  ...['content-transfer-encoding', 'date', 'mime-version', 'content-type'],
];

test('nothing that a visitor writes becomes a header, a recipient, a part or markup', async () => {
  const signs = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '%0D%0A', '=0D=0A'];
  const evil = signs.map((sign) => `x${sign}Bcc: todos@example.net${sign}Subject: Gratis${sign}${sign}`).join('');
  const description = `${evil}\n--_NmP-1\nContent-Type: text/html\n\n<script>\n.\nMAIL FROM:<a@b.co>\n\r\n.\r\nRCPT TO:<c@d.co>`;
  const payload = { ...forwarded, client_name: evil, phone_number: evil, description, id_product: '101' };
  const getName = async () => '<b>x</b>\r\nBcc: todos@example.net';
  await send(store({ kind: 'quotation', payload, lines: [] }), getName);
  const [{ mail, raw } = { mail: undefined, raw: '' }] = server.mails;
  expect(mail?.headers.map(({ key }) => key)).toEqual(HEADERS);
  expect([mail?.to, mail?.html, mail?.attachments]).toEqual([
    [{ name: '', address: 'ventas@example.com' }],
    undefined,
    [],
  ]);
  expect(raw.match(/^content-type: .*$/gim)).toEqual(['Content-Type: text/plain; charset=utf-8']);
  const lines = mail?.text?.split('\n') ?? [];
  expect(lines.filter((line) => /^(Bcc|Subject|MAIL|RCPT|Content-Type|--|<script>)/.test(line))).toEqual([]);
  expect(lines).toContain('- <b>x</b>  Bcc: todos@example.net (Referencia 101)');
});

test.each([
  'ana@example.com, todos@example.net',
  '"x" <todos@example.net> y@example.com',
  'ana@example.com\r\nBcc: todos@example.net',
  'ana@[127.0.0.1]',
])('an address that would be another one is never one to answer: %j', async (email) => {
  await send(store({ kind: 'contact', payload: { ...forwarded, email }, lines: [] }));
  expect(server.mails[0]?.mail.headers.map(({ key }) => key)).toEqual(HEADERS.filter((name) => name !== 'reply-to'));
});
