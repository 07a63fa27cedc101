import { boolean, object, string } from 'yup';
import { fieldErrors } from '@/content/client/sent-form';
import { ID } from '@/lib/ids';
import { ANSWERABLE_EMAIL } from '@/lib/text';
import { type FormKind, listFieldNames, listFields, mapFields, PHONE_GAPS } from './fields';

const { required } = fieldErrors;

/** Invisible signs, removed because nobody can see what to correct; joiners of emoji and some languages stay. */
const INVISIBLE = /[^\P{Cf}\u200C\u200D]/gu;
const VISIBLE = /[^\s\u200C\u200D]/;
const GAPS = new RegExp(PHONE_GAPS, 'g');
const DIGITS = /^\d{1,30}$/;
/** Browsers count a line break as one character and post two (HTML, 'normalize newlines'); office programs add more. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** No control characters, which could forge lines in lists, nor lone surrogates, each of which is six bytes in JSON. */
const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}]*$/u;
const PLAIN_LINES = /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u;
const LETTERS = /^(?:[\p{L}\p{M} ]|\u200C|\u200D)+$/u;

const visible = () => string().transform((text: string) => text.replace(INVISIBLE, ''));
const text = (longest: number, message: string) =>
  visible().trim().required(message).max(longest, message).matches(VISIBLE, message);

/** What each type of field takes, at most `longest` characters, with `message` for all else. */
const rules = {
  text: (longest: number, message: string) => text(longest, message).matches(PLAIN_TEXT, message),
  email: (longest: number, message: string) => text(longest, message).email(message).matches(ANSWERABLE_EMAIL, message),
  // Digits only, once what stands between them is folded away.
  phone: (longest: number, message: string) =>
    visible()
      .transform((written: string) => (written.length <= longest ? written.replace(GAPS, '') : written))
      .required(message)
      .matches(DIGITS, message),
  lines: (longest: number, message: string) =>
    visible()
      .transform((value: string) => value.replace(LINE_BREAKS, '\n').replaceAll('\t', ' '))
      .trim()
      .required(message)
      .max(longest, message)
      .matches(VISIBLE, message)
      .matches(PLAIN_LINES, message),
};
const contactErrors = { ...fieldErrors, text: required, lines: required };

const toRules = (kind: FormKind) =>
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

const optionalText = (longest: number) => visible().trim().max(longest, required).matches(PLAIN_TEXT, required);

/** The rules of both forms (docs/behaviour.md#forms), for browser and server; keys are the payload's and `policy`. */
export const schemas = {
  contact: object({ ...toRules('contact'), policy }),
  /** `id_product` comes from the route, or `items` and what is a list's instead. */
  quotation: object({
    ...toRules('quotation'),
    ...Object.fromEntries(listFieldNames.map((name) => [name, optionalText(listFields[name].maxLength)])),
    // Which lists are whole only the server knows (handler.ts): that code would weigh in every page with a form.
    extras: string(),
    items: string(),
    id_product: string().when('items', ([items], id) =>
      items === undefined ? id.required(required).matches(ID, required) : id.strip(),
    ),
    policy,
  }),
} as const;
