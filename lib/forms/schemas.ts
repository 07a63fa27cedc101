import { boolean, mixed, object, string } from 'yup';
import { fieldErrors } from '@/content/client/field-errors';
import { ID } from '@/lib/ids';
import { ANSWERABLE_EMAIL } from '@/lib/text';
import { type FormKind, listFieldNames, listFields, mapFields, PHONE_GAPS } from './fields';

const { required } = fieldErrors;

/**
 * Signs without a shape, which come with pasted text or turn the order of what follows: removed, as nobody can see what to correct. The joiners
 * stay: words of some languages and many emoji need them.
 */
const INVISIBLE = /[^\P{Cf}\u200C\u200D]/gu;
const VISIBLE = /[^\s\u200C\u200D]/;

const visible = () => string().transform((text: string) => text.replace(INVISIBLE, ''));

const GAPS = new RegExp(PHONE_GAPS, 'g');
const DIGITS = /^\d{1,30}$/;

/** Digits only, once what stands between them is folded away. */
const phoneNumber = (longest: number, message: string) =>
  visible()
    .transform((written: string) => (written.length <= longest ? written.replace(GAPS, '') : written))
    .required(message)
    .matches(DIGITS, message);

const text = (longest: number, message: string) =>
  visible().trim().required(message).max(longest, message).matches(VISIBLE, message);

const emailAddress = (longest: number, message: string) =>
  text(longest, message).email(message).matches(ANSWERABLE_EMAIL, message);

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

const plainText = (longest: number, message: string) => text(longest, message).matches(PLAIN_TEXT, message);

const LETTERS = /^(?:[\p{L}\p{M} ]|\u200C|\u200D)+$/u;

const rules = { text: plainText, email: emailAddress, phone: phoneNumber, lines: longText };
const contactErrors = { ...fieldErrors, text: required, lines: required };

const toTexts = <K extends FormKind>(kind: K) =>
  mapFields(kind, ({ type, maxLength, lettersOnly }) => {
    // Every error of the quotation form reads the same.
    const message = kind === 'contact' ? contactErrors[type] : required;
    const rule = rules[type](maxLength, message);
    return lettersOnly?.includes(kind) ? rule.matches(LETTERS, message) : rule;
  });

/** A ticked box arrives as 'on' or true. */
const policy = boolean()
  .transform((value: unknown, sent: unknown) => sent === 'on' || value === true)
  .default(false)
  .oneOf([true], required);

/** Contact form (docs/behaviour.md#forms), shared by browser and server; the keys are the payload's, plus `policy`. */
const contactSchema = object({ ...toTexts('contact'), policy });

const productId = string().required(required).matches(ID, required);

const optionalText = (longest: number) => visible().trim().max(longest, required).matches(PLAIN_TEXT, required);

/** Quotation form (docs/behaviour.md#forms); `id_product` comes from the route, or `items` and what is a list's instead. */
const quotationSchema = object({
  ...toTexts('quotation'),
  ...Object.fromEntries(listFieldNames.map((name) => [name, optionalText(listFields[name].maxLength)])),
  // Which lists are whole only the server knows (validate.ts): that code would weigh in every page with a form.
  extras: string(),
  items: string(),
  id_product: productId.when('items', ([items], one) => (items === undefined ? one : mixed().strip())),
  policy,
});

export const schemas = { contact: contactSchema, quotation: quotationSchema } as const;
