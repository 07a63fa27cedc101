import { boolean, mixed, object, string } from 'yup';
import { fieldErrors } from '@/content/client/field-errors';
import { limits } from '@/content/limits';
import { ID } from '@/lib/ids';
import { formatList, parseList } from '@/lib/quotation-list/address';
import { ANSWERABLE_EMAIL } from '@/lib/text';

const { required, email, phone } = fieldErrors;
const { fields } = limits;

/**
 * Signs without a shape, which come with pasted text or turn the order of what follows: removed, as nobody can see what to correct. The joiners
 * stay: words of some languages and many emoji need them.
 */
const INVISIBLE = /[^\P{Cf}\u200C\u200D]/gu;
const VISIBLE = /[^\s\u200C\u200D]/;

const visible = () => string().transform((text: string) => text.replace(INVISIBLE, ''));

/** Spaces and + ( ) - . that people type in a phone number are removed before the check. */
const phoneNumber = (message: string) =>
  visible()
    .transform((text: string) => text.replace(/[\s+().-]/g, ''))
    .required(message)
    .max(fields.phone_number, message)
    .matches(/^\d+$/, message);

const text = (longest: number, message: string) =>
  visible().trim().required(message).max(longest, message).matches(VISIBLE, message);

const emailAddress = (message: string) => text(fields.email, message).email(message).matches(ANSWERABLE_EMAIL, message);

/** A browser counts a line break as one character and posts it as two (HTML, 'normalize newlines'); office programs have some of their own. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** No control characters, which could forge lines in the operator's lists, and no halves of a character: as JSON they take six bytes each. */
const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}]*$/u;
const PLAIN_LINES = /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u;

const longText = (longest: number, message: string) =>
  visible()
    .transform((value: string) => value.replace(LINE_BREAKS, '\n').replaceAll('\t', ' '))
    .trim()
    .required(message)
    .max(longest, message)
    .matches(VISIBLE, message)
    .matches(PLAIN_LINES, message);

const anyName = (longest: number, message: string) => text(longest, message).matches(PLAIN_TEXT, message);

/** A ticked box arrives as 'on' or true. */
const policy = boolean()
  .transform((value: unknown, sent: unknown) => sent === 'on' || value === true)
  .default(false)
  .oneOf([true], required);

/** Contact form (docs/behaviour.md#contact-form), shared by browser and server; the keys are the payload's, plus `policy`. */
export const contactSchema = object({
  client_name: text(fields.client_name, required).matches(/^(?:[\p{L}\p{M} ]|\u200C|\u200D)+$/u, required),
  email: emailAddress(email),
  phone_number: phoneNumber(phone),
  description: longText(fields.description, required),
  policy,
});

const productId = string().required(required).matches(ID, required);

/** A list of products as an address text: whole, or it is refused. */
const listText = string().transform((text: string) => {
  const { items, hasDropped } = parseList(text);
  return hasDropped ? '' : formatList(items);
});

/** Quotation form (docs/behaviour.md#quotation-form): every error reads the same; `id_product` comes from the route, or `items` instead. */
const quotationSchema = object({
  client_name: anyName(fields.client_name, required),
  email: emailAddress(required),
  phone_number: phoneNumber(required),
  description: longText(fields.description, required),
  items: listText.min(1, required),
  id_product: productId.when('items', ([items], one) => (items === undefined ? one : mixed().strip())),
  policy,
});

export const schemas = { contact: contactSchema, quotation: quotationSchema } as const;

export type FormKind = keyof typeof schemas;
