import { type InferType, object, string } from 'yup';
import { httpAddress, wholeNumber } from './env-fields';

/** An address as SMTP servers take it: nothing in it that parts addresses or headers. */
const ADDRESS = /^[^\s<>()[\],;:"\\@]+@[^\s<>()[\],;:"\\@]+$/;
/** The secret of a webhook: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#signature-scheme */
const SECRET = /^whsec_[A-Za-z0-9+/]+={0,2}$/;
const SECRET_BYTES = { least: 24, most: 64 } as const;

const addresses = () =>
  string()
    .trim()
    .test(
      'addresses',
      ({ path }) => `${path} must be e-mail addresses, separated by commas`,
      (text) => text === undefined || toAddresses(text).every((address) => ADDRESS.test(address)),
    );

/** The settings of notifications (docs/notifications.md). */
export const notificationFields = {
  SMTP_URL: string()
    .trim()
    .test(
      'smtp',
      'SMTP_URL must begin with smtp:// or smtps:// and have a host',
      (text) => text === undefined || (/^smtps?:\/\/[^/]/.test(text) && URL.canParse(text)),
    ),
  NOTIFY_FROM: string().trim().matches(ADDRESS, 'NOTIFY_FROM must be one e-mail address'),
  NOTIFY_TO: addresses(),
  NOTIFY_TO_CONTACT: addresses(),
  NOTIFY_TO_QUOTATION: addresses(),
  NOTIFY_DETAILS: wholeNumber(0, 1),
  NOTIFY_URL: httpAddress().test(
    'no-user',
    'NOTIFY_URL must have no user and password',
    (text) => !text || !URL.canParse(text) || new URL(text).username === '',
  ),
  NOTIFY_SECRET: string()
    .trim()
    .test(
      'secret',
      `NOTIFY_SECRET must be whsec_ and ${SECRET_BYTES.least} to ${SECRET_BYTES.most} bytes in base64`,
      (text) => text === undefined || (SECRET.test(text) && isLongEnough(toKey(text))),
    ),
  NOTIFY_REMINDER_MINUTES: wholeNumber(0, 1_440),
  NOTIFY_VISITOR: wholeNumber(0, 1),
};

const fields = object(notificationFields);
type Values = InferType<typeof fields>;

/** Each of the first needs the others. */
const TOGETHER = [
  ['SMTP_URL', ['NOTIFY_FROM']],
  ['NOTIFY_VISITOR', ['SMTP_URL']],
  ['NOTIFY_TO', ['SMTP_URL']],
  ['NOTIFY_TO_CONTACT', ['NOTIFY_TO']],
  ['NOTIFY_TO_QUOTATION', ['NOTIFY_TO']],
  ['NOTIFY_URL', ['NOTIFY_SECRET']],
  ['NOTIFY_SECRET', ['NOTIFY_URL']],
] as const;

/** What is missing beside the settings that are given, a sentence each. */
export function findMissing(values: Values): string[] {
  const missing = TOGETHER.flatMap(([name, needed]) =>
    needed.filter((other) => values[name] && !values[other]).map((other) => `${name} needs ${other}`),
  );
  const isForNobody = values.SMTP_URL && !values.NOTIFY_TO && !values.NOTIFY_VISITOR;
  return isForNobody ? [...missing, 'SMTP_URL needs NOTIFY_TO or NOTIFY_VISITOR'] : missing;
}

/** What the site does with them; `mail`, `webhook` and `copies` are undefined where they are not wanted. */
export function readNotifications(values: Values) {
  const { SMTP_URL: url, NOTIFY_FROM: from = '', NOTIFY_TO: to = '', NOTIFY_URL: hook, NOTIFY_SECRET: secret } = values;
  const recipients = {
    all: toAddresses(to),
    contact: toAddresses(values.NOTIFY_TO_CONTACT ?? to),
    quotation: toAddresses(values.NOTIFY_TO_QUOTATION ?? to),
  };
  return {
    mail: url && to ? { url, from, recipients, hasDetails: values.NOTIFY_DETAILS !== 0 } : undefined,
    webhook: hook && secret ? { url: hook, key: toKey(secret) } : undefined,
    /** How visitors get the copy that they asked for. */
    copies: url && values.NOTIFY_VISITOR ? { url, from } : undefined,
    /** Minutes before the promised moment; 0 for no reminder. */
    reminderMinutes: values.NOTIFY_REMINDER_MINUTES ?? 60,
  };
}

export type Notifications = ReturnType<typeof readNotifications>;
export type MailSettings = NonNullable<Notifications['mail']>;
export type SenderSettings = NonNullable<Notifications['copies']>;
export type WebhookSettings = NonNullable<Notifications['webhook']>;

function toAddresses(list: string): string[] {
  return list.split(',').map((address) => address.trim());
}

function toKey(secret: string): Buffer {
  return Buffer.from(secret.replace('whsec_', ''), 'base64');
}

function isLongEnough(key: Buffer): boolean {
  return key.length >= SECRET_BYTES.least && key.length <= SECRET_BYTES.most;
}
