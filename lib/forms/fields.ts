export type FormKind = 'contact' | 'quotation';

export type FormField = {
  /** Chooses the rule (schemas.ts) and the input (components/forms/fields.tsx). */
  readonly type: 'text' | 'email' | 'phone' | 'lines';
  readonly maxLength: number;
  readonly forms: readonly FormKind[];
  /** Which of the forms take letters and spaces only. */
  readonly lettersOnly?: readonly FormKind[];
  /** What a browser may fill in: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  readonly autoComplete?: string;
};

const BOTH = ['contact', 'quotation'] as const;

/** In the order of the forms. All are required, as the forms say. */
const rows = {
  client_name: { type: 'text', maxLength: 100, forms: BOTH, lettersOnly: ['contact'], autoComplete: 'name' },
  email: { type: 'email', maxLength: 254, forms: BOTH, autoComplete: 'email' },
  // As it is written, with what stands between the digits.
  phone_number: { type: 'phone', maxLength: 60, forms: BOTH, autoComplete: 'tel' },
  description: { type: 'lines', maxLength: 2000, forms: BOTH },
} satisfies Record<string, FormField>;

/** The name of a field in the form, the payload and the staff's lists; its label is in content/form-messages.ts. */
export type FieldName = keyof typeof rows;

/** Everything that visitors write in the forms (docs/content.md#a-new-form-field). */
export const fields: Readonly<Record<FieldName, FormField>> = rows;

export const fieldNames = Object.keys(rows) as readonly FieldName[];

/** Optional fields of a list's form, sent as lines of the description; the labels are in content/quotation-list.ts. */
export const listFields = {
  institution: { maxLength: 120, autoComplete: 'organization' },
  city: { maxLength: 80, autoComplete: 'address-level2' },
} as const;

export const listFieldNames = Object.keys(listFields) as readonly (keyof typeof listFields)[];

/** What people write between the digits of a telephone number; it is folded away. */
export const PHONE_GAPS = '[\\s+\\(\\)\\-]*';
/** A telephone number as it may be written, for the `pattern` of a field. */
export const PHONE_PATTERN = `${PHONE_GAPS}(?:\\d${PHONE_GAPS}){1,30}`;

/** A hidden field: who fills it may be a machine; programs that fill in forms for people do not know its name. */
export const HONEYPOT_FIELD = 'vacio';

/** The names of the fields of a form. */
export function getFieldNames(kind: FormKind): readonly FieldName[] {
  return fieldNames.filter((name) => fields[name].forms.includes(kind));
}

/** The fields of a form by name, with what `toValue` makes of each. */
export function mapFields<T>(kind: FormKind, toValue: (field: FormField) => T): Readonly<Record<FieldName, T>> {
  const entries = getFieldNames(kind).map((name) => [name, toValue(fields[name])]);
  return Object.fromEntries(entries) as Record<FieldName, T>;
}
