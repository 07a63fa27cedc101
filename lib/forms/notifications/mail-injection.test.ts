/** @jest-environment node */
import { type MailServer, setUpNotifications, startMailServer, toSettings } from '@/e2e/support/mail-server';
import { check } from '../validate';

const { start, receive } = setUpNotifications();
let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const BREAKS = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '%0D%0A', '=0D=0A'];
const person = { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', description: 'Hola' };

/** The one mail of a request, which passed the form's own checks or not. */
async function getMail(payload: Record<string, string>) {
  const { store, tell } = await start(toSettings(server.url));
  await receive(store, { payload });
  await tell();
  expect(server.mails).toHaveLength(1);
  const [received] = server.mails;
  if (!received) throw new Error('no mail');
  expect(received.envelope).toEqual({ from: 'sitio@example.com', to: ['ventas@example.com'] });
  return received;
}

const HEADERS = [
  'x-auto-response-suppress',
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'content-transfer-encoding',
  'date',
  'mime-version',
  'content-type',
];

test('nothing in a text that a visitor writes becomes a header, a recipient or a part', async () => {
  const evil = BREAKS.map((sign) => `x${sign}Bcc: todos@example.net${sign}Subject: Gratis${sign}${sign}`).join('');
  const parts = `${evil}\n--_NmP-1-Part_1\nContent-Type: text/html\n\n<script>\n.\nMAIL FROM:<a@b.co>\n\r\n.\r\nRCPT TO:<c@d.co>`;
  const { mail } = await getMail({
    ...person,
    client_name: evil,
    phone_number: evil,
    description: parts,
    id_product: '101',
  });
  expect(mail.headers.map(({ key }) => key)).toEqual(HEADERS);
  expect([mail.subject, mail.to, mail.attachments]).toEqual([
    expect.stringMatching(/^Solicitud de cotización \d{4} \d{4}-\d$/),
    [{ name: '', address: 'ventas@example.com' }],
    [],
  ]);
  const lines = mail.text?.split('\n') ?? [];
  expect(lines.filter((line) => /^(Bcc|Subject|MAIL|RCPT|Content-Type|--)/.test(line))).toEqual([]);
  // What a visitor writes as several lines is marked as such in each of them.
  expect(lines.filter((line) => line.includes('<script>'))).toEqual(['> <script>']);
});

test.each([
  'ana@example.com, todos@example.net',
  'ana@example.com;todos@example.net',
  '<todos@example.net>ana@example.com',
  '"x" <todos@example.net> y@example.com',
  'ana@example.com\r\nBcc: todos@example.net',
  'ana@example.com\u2028Bcc: todos@example.net',
  'grupo:todos@example.net,ana@example.com;',
  'ana@[127.0.0.1]',
])('an address that would be another one is refused by the form, and is never one to answer: %j', async (email) => {
  expect(check('quotation', { ...person, email, id_product: '101', policy: 'on' })).toHaveProperty('errors.email');
  const { mail } = await getMail({ ...person, email, id_product: '101' });
  expect(mail.headers.map(({ key }) => key)).toEqual(HEADERS.filter((name) => name !== 'reply-to'));
});

test('nothing that a visitor writes is markup: the mail is plain text alone', async () => {
  const evil = '</blockquote><img src=x onerror=alert(1)>';
  const { mail, raw } = await getMail({ ...person, client_name: evil, description: evil, id_product: '101' });
  expect([mail.html, mail.attachments]).toEqual([undefined, []]);
  expect(raw.match(/^content-type: .*$/gim)).toEqual(['Content-Type: text/plain; charset=utf-8']);
});

test('the name of a product is one line', async () => {
  const { store, tell } = await start(toSettings(server.url), async () => '<b>x</b>\r\nBcc: todos@example.net');
  await receive(store, { payload: { ...person, id_product: '101' } });
  await tell();
  expect(server.mails[0]?.mail.text).toContain('- <b>x</b>  Bcc: todos@example.net (Referencia 101)');
});
