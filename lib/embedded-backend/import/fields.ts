import { string } from 'yup';
import { limits } from '@/content/limits';

/** A text of a file; '' when it is absent. */
export const text = () =>
  string()
    .transform((value: unknown) => (value == null ? '' : String(value).trim()))
    .default('');

/** A text of one line that pages show whole. */
export const shortText = (name: string) =>
  text().max(limits.details.text, `${name} is longer than ${limits.details.text} characters`);

/** For fields whose blank is none. */
export const dropBlank = (value: unknown, sent: unknown) => (sent === '' || sent === null ? undefined : value);
