/** @jest-environment node */
import { EnvironmentError, readEnv } from './env';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:25', NOTIFY_FROM: 'sitio@example.com', NOTIFY_TO: 'ventas@example.com' };
const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

function toFaults(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as EnvironmentError).message.split('\n').slice(1);
  }
}

test('without settings nobody is told', () => {
  expect(readEnv({}).notifications).toEqual({ mail: undefined, webhook: undefined, reminderMinutes: 60 });
});

test('each kind of request may have addresses of its own', () => {
  const to = { NOTIFY_TO: 'a@example.com, b@example.com', NOTIFY_TO_QUOTATION: 'c@example.com' };
  expect(readEnv({ ...MAIL, ...to, NOTIFY_DETAILS: '0' }).notifications.mail).toEqual({
    url: 'smtp://127.0.0.1:25',
    from: 'sitio@example.com',
    recipients: {
      all: ['a@example.com', 'b@example.com'],
      contact: ['a@example.com', 'b@example.com'],
      quotation: ['c@example.com'],
    },
    hasDetails: false,
  });
});

test('the address of a webhook is taken as it is, with the bytes of its secret', () => {
  const { notifications } = readEnv({ NOTIFY_URL: 'https://n8n.example.com/hook/', NOTIFY_SECRET: SECRET });
  expect(notifications.webhook).toEqual({ url: 'https://n8n.example.com/hook/', key: Buffer.alloc(24, 7) });
});

test('visitors get copies only with NOTIFY_VISITOR, also where the company gets no mail', () => {
  const { NOTIFY_TO: _, ...sender } = MAIL;
  const copies = { url: MAIL.SMTP_URL, from: MAIL.NOTIFY_FROM };
  const alone = readEnv({ ...sender, NOTIFY_VISITOR: '1' });
  expect(alone.notifications).toMatchObject({ mail: undefined, copies });
  const both = readEnv({ ...MAIL, NOTIFY_VISITOR: '1' });
  expect(both.notifications).toMatchObject({ mail: expect.objectContaining(copies), copies });
  expect(readEnv(MAIL).notifications.copies).toBeUndefined();
});

test('a copy is offered only where what waits is stored, and then all pages are of another publication', () => {
  const on = { ...MAIL, NOTIFY_VISITOR: '1' };
  expect([readEnv(on), readEnv({ ...on, VERCEL: '1' }), readEnv(MAIL)].map((env) => env.offersCopies)).toEqual([
    true,
    false,
    false,
  ]);
  expect(readEnv(on).publication).not.toBe(readEnv(MAIL).publication);
});

test.each([
  [{ SMTP_URL: MAIL.SMTP_URL }, ['SMTP_URL needs NOTIFY_FROM', 'SMTP_URL needs NOTIFY_TO or NOTIFY_VISITOR']],
  [{ NOTIFY_TO: MAIL.NOTIFY_TO }, ['NOTIFY_TO needs SMTP_URL']],
  [{ NOTIFY_VISITOR: '1' }, ['NOTIFY_VISITOR needs SMTP_URL']],
  [{ ...MAIL, NOTIFY_TO: '', NOTIFY_VISITOR: '0' }, ['SMTP_URL needs NOTIFY_TO or NOTIFY_VISITOR']],
  [{ NOTIFY_VISITOR: 'on' }, ['NOTIFY_VISITOR must be a whole number from 0 to 1']],
  [{ NOTIFY_TO_CONTACT: MAIL.NOTIFY_TO }, ['NOTIFY_TO_CONTACT needs NOTIFY_TO']],
  [{ NOTIFY_URL: 'https://n8n.example.com' }, ['NOTIFY_URL needs NOTIFY_SECRET']],
  [{ NOTIFY_SECRET: SECRET }, ['NOTIFY_SECRET needs NOTIFY_URL']],
  [{ ...MAIL, SMTP_URL: 'mail.example.com' }, ['SMTP_URL must begin with smtp:// or smtps:// and have a host']],
  [{ ...MAIL, NOTIFY_FROM: 'Sitio <a@b.co>' }, ['NOTIFY_FROM must be one e-mail address']],
  [{ ...MAIL, NOTIFY_TO: 'a@b.co;c@d.co' }, ['NOTIFY_TO must be e-mail addresses, separated by commas']],
  [{ ...MAIL, NOTIFY_TO: 'a@b.co,' }, ['NOTIFY_TO must be e-mail addresses, separated by commas']],
  [{ ...MAIL, NOTIFY_TO: 'a@b.co\r\nBcc: c@d.co' }, ['NOTIFY_TO must be e-mail addresses, separated by commas']],
  [{ NOTIFY_URL: 'file:///etc/passwd', NOTIFY_SECRET: SECRET }, ['NOTIFY_URL must be an absolute http(s) address']],
  [{ NOTIFY_URL: 'https://a:b@c.co', NOTIFY_SECRET: SECRET }, ['NOTIFY_URL must have no user and password']],
  [
    { NOTIFY_URL: 'https://c.co', NOTIFY_SECRET: 'whsec_c2hvcnQ=' },
    ['NOTIFY_SECRET must be whsec_ and 24 to 64 bytes in base64'],
  ],
  [{ NOTIFY_REMINDER_MINUTES: '-1' }, ['NOTIFY_REMINDER_MINUTES must be a whole number from 0 to 1440']],
  [{ NOTIFY_DETAILS: 'no' }, ['NOTIFY_DETAILS must be a whole number from 0 to 1']],
])('%j is refused', (source: Record<string, string>, faults) => {
  expect(toFaults(source)).toEqual(faults.map((fault) => `  - ${fault}`));
});

test('a faulty setting and a missing one are told together, and no fault shows a secret', () => {
  const faults = toFaults({
    SMTP_URL: 'smtp://user:hidden@mail.example.com',
    NOTIFY_DETAILS: '2',
    FORMS_PER_MINUTE: '0',
  });
  expect(faults).toHaveLength(4);
  expect(faults.join()).not.toContain('hidden');
});
