/** @jest-environment node */
import { ValidationError } from 'yup';
import { contact, forwarded, getForwarded } from '@/e2e/support/person';
import { type FormKind, PHONE_PATTERN } from './fields';
import { schemas } from './schemas';
import { check } from './validate';

const quotation = { ...contact, id_product: '201' };

function getErrors(kind: FormKind, values: object): Record<string, string> {
  try {
    schemas[kind].validateSync(values, { abortEarly: false, stripUnknown: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, errors }) => [path, errors[0] ?? ''] as const).reverse());
  }
}

const REQUIRED = 'Este campo es requerido';

describe('the contact form', () => {
  test('says what is wrong with each empty field in the words of docs/behaviour.md', () => {
    expect(getErrors('contact', {})).toEqual({
      client_name: REQUIRED,
      email: 'Este campo es requerido, deber tener el formato correcto de correo electronico',
      phone_number: 'Este campo es requerido, solo debe contener numeros',
      description: REQUIRED,
      policy: REQUIRED,
    });
  });

  test.each(['Ana Pérez', 'Ñandú de los Ríos', 'José', 'Иван Петров', '李 小龙', 'فاطمة'])(
    'takes the name %s',
    (client_name) => {
      expect(getErrors('contact', { ...contact, client_name })).toEqual({});
    },
  );

  test.each(['Ana2', 'Ana.', '<b>', '   ', 'Ana_Pérez', 'a'.repeat(101)])('refuses the name %j', (client_name) => {
    expect(getErrors('contact', { ...contact, client_name })).toEqual({ client_name: REQUIRED });
  });

  // One answers to a domain with a dot, and nothing stricter is asked.
  test.each([
    'ana',
    '@example.com',
    'a@b',
    'ana@localhost',
    'ana @example.com',
    'ana@exam ple.com',
    'ana@example.',
    'ana@.com',
    `${'a'.repeat(65)}@example.com`,
    `${'a'.repeat(260)}@example.com`,
  ])('refuses the address %j, to which nobody can write, in both forms', (email) => {
    for (const kind of ['contact', 'quotation'] as const)
      expect(Object.keys(getErrors(kind, { ...quotation, email }))).toEqual(['email']);
  });

  test.each([
    'a@b.co',
    "o'hara+x_y@mail.sub.example.com.co",
    ' ana@example.com ',
    'A@1.INFO',
    `${'a'.repeat(64)}@example.com`,
  ])('takes the address %j in both forms', (email) => {
    for (const kind of ['contact', 'quotation'] as const) expect(getErrors(kind, { ...quotation, email })).toEqual({});
  });
});

describe('the quotation form', () => {
  test('says the same of every wrong field', () => {
    const errors = getErrors('quotation', { id_product: '201', email: 'ana@', phone_number: 'x' });
    expect(errors).toEqual({
      client_name: REQUIRED,
      email: REQUIRED,
      phone_number: REQUIRED,
      description: REQUIRED,
      policy: REQUIRED,
    });
  });

  test('takes any name, since docs/behaviour.md only asks for one', () => {
    expect(getErrors('quotation', { ...quotation, client_name: 'Clínica 24/7 S.A.S.' })).toEqual({});
  });

  test.each(['', '0', '-1', '2 or 1=1', '1e3', undefined])('refuses the product %j', (id_product) => {
    expect(Object.keys(getErrors('quotation', { ...quotation, id_product }))).toEqual(['id_product']);
  });
});

test('line breaks count once, however a browser posts them', () => {
  const description = `${'a'.repeat(999)}\r\n`.repeat(2).trim();
  const values = schemas.contact.validateSync({ ...contact, description });
  expect(values.description).toBe(description.replace('\r\n', '\n'));
  expect(getErrors('contact', { ...contact, description: `${'a'.repeat(1999)}\r\nb` })).toEqual({
    description: REQUIRED,
  });
});

describe('the message of a form', () => {
  const kind = 'contact';
  const written = (description: string) => ({ ...quotation, description });

  test.each(['\u0000', '\u0007', '\b', '\u001b[2J', '\u007f', '\u009b', '\ud800', 'a\udc00b'])(
    'is refused with %j in it',
    (text) => {
      expect(getErrors(kind, written(`Hola ${text} adiós`))).toEqual({ description: REQUIRED });
    },
  );

  test('keeps its lines, whatever program broke them, and has spaces for tabs', () => {
    const { description } = schemas[kind].validateSync(
      written('\tuno\r\ndos\rtres\vcuatro\fcinco\u0085seis\u2028siete\tocho\n'),
    );
    expect(description).toBe('uno\ndos\ntres\ncuatro\ncinco\nseis\nsiete ocho');
  });

  test('may have any letter, emoji and joined signs', () => {
    const text = 'Ñandú 👩‍⚕️ ☎ العربية — «»';
    expect(schemas[kind].validateSync(written(text)).description).toBe(text);
  });

  test.each(['\v\f', '\u0085', '\t', ' \n '])('is missing when it is only %j', (text) => {
    expect(getErrors(kind, written(text))).toEqual({ description: REQUIRED });
  });
});

describe('signs without a shape', () => {
  const kind = 'quotation';
  const cast = (values: object) => schemas[kind].validateSync({ ...quotation, ...values }, { stripUnknown: true });
  const OVERRIDES = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
  const PASTED = ['\u200b', '\ufeff', '\u00ad', '\u200e', '\u200f', '\u2060', '\u{e0041}'];

  test.each([...OVERRIDES, ...PASTED])('are removed without a word: %j', (sign) => {
    const mixed = (text: string) => `${sign}${text.slice(0, 2)}${sign}${text.slice(2)}${sign}`;
    const sent = Object.fromEntries(Object.entries(forwarded).map(([name, text]) => [name, mixed(text)]));
    expect(cast(sent)).toMatchObject(getForwarded(kind));
  });

  test('stay where words and emoji need them', () => {
    for (const client_name of ['ශ්‍රී ලංකා', 'می‌خواهم']) expect(cast({ client_name }).client_name).toBe(client_name);
    expect(cast({ description: '👨‍👩‍👧 ❤️‍🩹' }).description).toBe('👨‍👩‍👧 ❤️‍🩹');
  });

  test.each(['\u200b', '\u202e\u202c', '\u200d', ' \u200c \ufeff'])('are no text: %j', (text) => {
    for (const field of ['client_name', 'description'])
      expect(Object.keys(getErrors(kind, { ...quotation, [field]: text }))).toEqual([field]);
  });
});

/** As a browser reads the attribute: https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute */
const pattern = new RegExp(`^(?:${PHONE_PATTERN})$`, 'v');

describe('a telephone number has digits only', () => {
  test.each([
    ['3105554433', '3105554433'],
    ['  310 555 44 33 ', '3105554433'],
    ['310-555-4433', '3105554433'],
    ['310\u00a0555\u00a04433', '3105554433'],
    ['+57 (310) 555-4433', '573105554433'],
    ['(+57)310 555 4433', '573105554433'],
    ['300', '300'],
    [`${'1 '.repeat(29)}1`, '1'.repeat(30)],
  ])('of %j are %s', (written, phone_number) => {
    expect(pattern.test(written)).toBe(true);
    for (const kind of ['contact', 'quotation'] as const)
      expect(check(kind, { ...quotation, phone_number: written })).toMatchObject({
        content: { payload: { phone_number } },
      });
  });

  test.each([
    'mi numero es 3001234567 gracias',
    '601 555 1234 ext 12',
    '601 555 1234 #12',
    '310.555.4433',
    '310 555 4433 / 601 555 1234',
    'Cel: 3105554433',
    '٣١٠',
    '+-()',
    '1'.repeat(31),
  ])('refuses %j', (phone_number) => {
    expect(pattern.test(phone_number)).toBe(false);
    expect(getErrors('contact', { ...contact, phone_number })).toEqual({
      phone_number: 'Este campo es requerido, solo debe contener numeros',
    });
    expect(Object.keys(getErrors('quotation', { ...quotation, phone_number }))).toEqual(['phone_number']);
  });
});

describe('a list', () => {
  const many = Array.from({ length: 101 }, (_, index) => index + 1).join('-');
  test.each(['', '0', '101x0', '101x1000', '101-101', '101--305', '/cotizacion/101', true, many])(
    'is not %j',
    (sent) => {
      expect(check('quotation', { ...contact, items: sent })).toEqual({ errors: { items: REQUIRED } });
    },
  );

  test.each([{}, [], [['101']], null])('%j is as good as none', (sent) => {
    expect(check('quotation', { ...contact, items: sent })).toEqual({ errors: { id_product: REQUIRED } });
  });

  test('is one content however it is spelled, with its free lines behind, and no product of its own beside it', () => {
    const extras = '101__con_cable___x3__silla_de_ruedas';
    const lines = [
      { id: '101', quantity: 2, note: 'con cable' },
      { id: '305', quantity: 1 },
      { text: 'silla de ruedas', quantity: 3 },
    ];
    for (const spelled of ['101x2-305', '101x2-305x1'])
      expect(check('quotation', { ...contact, id_product: '7', items: spelled, extras, city: '' })).toEqual({
        content: { kind: 'quotation', payload: getForwarded('quotation'), lines },
      });
    expect(check('quotation', { ...quotation, items: null, city: 'Cali' })).toEqual({
      content: { kind: 'quotation', payload: { ...getForwarded('quotation'), id_product: '201' }, lines: [] },
    });
  });
});
