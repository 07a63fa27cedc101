import { type InferType, object, string } from 'yup';

/** An address as SMTP servers take it: nothing in it that parts addresses or headers. */
const ADDRESS = /^[^\s<>()[\],;:"\\@]+@[^\s<>()[\],;:"\\@]+$/;

/** The settings of the mail to the company (docs/operating.md#mail-to-the-company). */
export const mailFields = {
  SMTP_URL: string()
    .trim()
    .test(
      'smtp',
      'SMTP_URL must begin with smtp:// or smtps:// and have a host',
      (text) => text === undefined || (/^smtps?:\/\/[^/]/.test(text) && URL.canParse(text)),
    ),
  NOTIFY_FROM: string().trim().matches(ADDRESS, 'NOTIFY_FROM must be one e-mail address'),
  NOTIFY_TO: string()
    .trim()
    .test(
      'addresses',
      'NOTIFY_TO must be e-mail addresses, separated by commas',
      (text) => text === undefined || toAddresses(text).every((address) => ADDRESS.test(address)),
    ),
};

const fields = object(mailFields);
type Values = InferType<typeof fields>;

const TOGETHER = [
  ['SMTP_URL', 'NOTIFY_FROM'],
  ['SMTP_URL', 'NOTIFY_TO'],
  ['NOTIFY_TO', 'SMTP_URL'],
] as const;

/** What is missing beside the settings that are given, a sentence each. */
export function findMissing(values: Values): string[] {
  return TOGETHER.filter(([name, other]) => values[name] && !values[other]).map(
    ([name, other]) => `${name} needs ${other}`,
  );
}

/** The mail server, the sender and who gets the mails; undefined where no mails are wanted. */
export function readMail({ SMTP_URL: url, NOTIFY_FROM: from, NOTIFY_TO: to }: Values) {
  return url && from && to ? { url, from, to: toAddresses(to) } : undefined;
}

export type MailSettings = NonNullable<ReturnType<typeof readMail>>;

function toAddresses(list: string): string[] {
  return list.split(',').map((address) => address.trim());
}
