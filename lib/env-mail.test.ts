/** @jest-environment node */
import { EnvironmentError, readEnv } from './env';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:25', NOTIFY_FROM: 'sitio@example.com', NOTIFY_TO: 'ventas@example.com' };

function toFaults(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as EnvironmentError).message.split('\n').slice(1);
  }
}

test('without settings nobody gets a mail; with them each address does', () => {
  expect(readEnv({}).mail).toBeUndefined();
  expect(readEnv({ ...MAIL, NOTIFY_TO: 'a@example.com, b@example.com' }).mail).toEqual({
    url: 'smtp://127.0.0.1:25',
    from: 'sitio@example.com',
    to: ['a@example.com', 'b@example.com'],
  });
});

test.each([
  [{ SMTP_URL: MAIL.SMTP_URL }, ['SMTP_URL needs NOTIFY_FROM', 'SMTP_URL needs NOTIFY_TO']],
  [{ NOTIFY_TO: MAIL.NOTIFY_TO }, ['NOTIFY_TO needs SMTP_URL']],
  [{ ...MAIL, NOTIFY_TO: '' }, ['SMTP_URL needs NOTIFY_TO']],
  [{ ...MAIL, SMTP_URL: 'mail.example.com' }, ['SMTP_URL must begin with smtp:// or smtps:// and have a host']],
  [{ ...MAIL, NOTIFY_FROM: 'Sitio <a@b.co>' }, ['NOTIFY_FROM must be one e-mail address']],
  [{ ...MAIL, NOTIFY_TO: 'a@b.co;c@d.co' }, ['NOTIFY_TO must be e-mail addresses, separated by commas']],
  [{ ...MAIL, NOTIFY_TO: 'a@b.co,' }, ['NOTIFY_TO must be e-mail addresses, separated by commas']],
  [{ ...MAIL, NOTIFY_TO: 'a@b.co\r\nBcc: c@d.co' }, ['NOTIFY_TO must be e-mail addresses, separated by commas']],
])('%j is refused', (source: Record<string, string>, faults) => {
  expect(toFaults(source)).toEqual(faults.map((fault) => `  - ${fault}`));
});

test('a faulty setting and a missing one are told together, and no fault shows a secret', () => {
  const faults = toFaults({ SMTP_URL: 'smtp://user:hidden@mail.example.com', FORMS_PER_MINUTE: '0' });
  expect(faults).toHaveLength(3);
  expect(faults.join()).not.toContain('hidden');
});
