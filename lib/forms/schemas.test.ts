/** @jest-environment node */
import { contact, forwarded, getForwarded } from '@/e2e/support/samples';
import { type FormKind, getFieldNames, PHONE_PATTERN } from './fields';
import { check } from './handler';

const quotation = { ...contact, id_product: '201' };
const KINDS = ['contact', 'quotation'] as const;
const REQUIRED = 'Este campo es requerido';
const EMAIL = 'Este campo es requerido, deber tener el formato correcto de correo electronico';
const PHONE = 'Este campo es requerido, solo debe contener numeros';

function getErrors(kind: FormKind, values: object): Record<string, string> {
  const checked = check(kind, { ...values });
  return 'errors' in checked ? checked.errors : {};
}

/** What a form makes of a field that is filled so. */
function getSaid(kind: FormKind, values: object): Readonly<Record<string, string>> {
  const checked = check(kind, { ...quotation, ...values });
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  return checked.content.payload;
}

test('what is wrong with each empty field is said in the words of docs/behaviour.md', () => {
  const rest = { description: REQUIRED, policy: REQUIRED };
  expect(getErrors('contact', {})).toEqual({ client_name: REQUIRED, email: EMAIL, phone_number: PHONE, ...rest });
  const same = [...getFieldNames('quotation'), 'policy'].map((name) => [name, REQUIRED]);
  const wrong = { id_product: '201', email: 'ana@', phone_number: 'x' };
  expect(getErrors('quotation', wrong)).toEqual(Object.fromEntries(same));
});

const LETTERS = ['Ana Pérez', 'Ñandú de los Ríos', 'Иван Петров', '李 小龙', 'فاطمة', 'ශ්‍රී ලංකා', 'می‌خواهم'];
const NO_LETTERS = ['Ana2', 'Ana.', '<b>', 'Ana_Pérez', 'Clínica 24/7 S.A.S.'];
const NO_TEXTS = ['   ', '\u200b', '\u202e\u202c', '\u200d', ' \u200c \ufeff', '\v\f', '\u0085', '\t'];
const CONTROLS = ['\u0000', '\u0007', '\b', '\u001b[2J', '\u007f', '\u009b', '\ud800', 'a\udc00b'].map(
  (sign) => `Hola ${sign} adiós`,
);
// One answers to a domain with a dot, and nothing stricter is asked.
const ADDRESSES = ['a@b.co', "o'hara+x_y@mail.sub.example.com.co", ' ana@example.com ', `${'a'.repeat(64)}@b.co`];
const NO_ADDRESSES = [
  'ana',
  '@example.com',
  'a@b',
  'ana @example.com',
  'ana@exam ple.com',
  'ana@.com',
  'ana@b.',
].concat(`${'a'.repeat(65)}@example.com`, `${'a'.repeat(260)}@example.com`);

test.each<[field: string, taken: readonly string[], refused: readonly string[], kinds: readonly FormKind[]]>([
  ['client_name', LETTERS, [...NO_LETTERS, ...NO_TEXTS, 'a'.repeat(101)], ['contact']],
  ['client_name', [...LETTERS, ...NO_LETTERS], [...NO_TEXTS, ...CONTROLS, 'a'.repeat(101)], ['quotation']],
  ['email', ADDRESSES, NO_ADDRESSES, KINDS],
  ['description', ['Ñandú 👩‍⚕️ ☎ العربية — «»'], [...NO_TEXTS, ...CONTROLS, 'a'.repeat(2_001)], KINDS],
  ['id_product', ['201', '9'.repeat(18)], ['', '0', '-1', '2 or 1=1', '1e3'], ['quotation']],
])('the field %s takes what it should, and nothing else', (field, taken, refused, kinds) => {
  for (const kind of kinds) {
    for (const value of taken) expect([value, getErrors(kind, { ...quotation, [field]: value })]).toEqual([value, {}]);
    for (const value of refused)
      expect([value, Object.keys(getErrors(kind, { ...quotation, [field]: value }))]).toEqual([value, [field]]);
  }
});

test('lines are kept, whatever program broke them, and count once, however a browser posts them', () => {
  const description = '\tuno\r\ndos\rtres\vcuatro\fcinco\u0085seis\u2028siete\tocho\n';
  expect(getSaid('contact', { description }).description).toBe('uno\ndos\ntres\ncuatro\ncinco\nseis\nsiete ocho');
  const longest = `${'a'.repeat(999)}\r\n${'a'.repeat(1_000)}`;
  expect(getSaid('contact', { description: longest }).description).toHaveLength(2_000);
  expect(getErrors('contact', { ...contact, description: `${longest}a` })).toEqual({ description: REQUIRED });
});

test('signs without a shape are removed without a word, but for those that words and emoji need', () => {
  const signs = '\u202a\u202e\u2066\u2069\u200b\ufeff\u00ad\u200e\u2060\u{e0041}';
  for (const sign of signs) {
    const mixed = (text: string) => `${sign}${text.slice(0, 2)}${sign}${text.slice(2)}${sign}`;
    const sent = Object.fromEntries(Object.entries(forwarded).map(([name, text]) => [name, mixed(text)]));
    for (const kind of KINDS) expect(getSaid(kind, sent)).toMatchObject(getForwarded(kind));
  }
  expect(getSaid('contact', { description: '👨‍👩‍👧 ❤️‍🩹' }).description).toBe('👨‍👩‍👧 ❤️‍🩹');
});

/** As a browser reads the attribute: https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute */
const pattern = new RegExp(`^(?:${PHONE_PATTERN})$`, 'v');

test('a telephone number has digits only, once what stands between them is folded away; browser and server agree', () => {
  for (const [written, digits] of [
    ['  310 555 44 33 ', '3105554433'],
    ['310-555-4433', '3105554433'],
    ['310\u00a0555\u00a04433', '3105554433'],
    ['+57 (310) 555-4433', '573105554433'],
    ['300', '300'],
    [`${'1 '.repeat(29)}1`, '1'.repeat(30)],
  ] as const) {
    expect([written, pattern.test(written)]).toEqual([written, true]);
    for (const kind of KINDS) expect(getSaid(kind, { phone_number: written }).phone_number).toBe(digits);
  }
  const words = ['mi numero es 3001234567 gracias', '601 555 1234 ext 12', '601 555 1234 #12', 'Cel: 3105554433'];
  for (const phone_number of [...words, '310.555.4433', '310 555 4433 / 601 555', '٣١٠', '+-()', '1'.repeat(31)]) {
    expect([phone_number, pattern.test(phone_number)]).toEqual([phone_number, false]);
    expect(getErrors('contact', { ...contact, phone_number })).toEqual({ phone_number: PHONE });
    expect(getErrors('quotation', { ...quotation, phone_number })).toEqual({ phone_number: REQUIRED });
  }
});

test('a list is whole or refused; what is no text is as good as none', () => {
  const many = Array.from({ length: 101 }, (_, index) => index + 1).join('-');
  for (const items of ['', '0', '101x0', '101x1000', '101-101', '101--305', '/cotizacion/101', true, many])
    expect([items, getErrors('quotation', { ...contact, items })]).toEqual([items, { items: REQUIRED }]);
  for (const items of [{}, [], [['101']], null])
    expect(getErrors('quotation', { ...contact, items })).toEqual({ id_product: REQUIRED });
});

test('a list is one content however it is spelled, with its free lines behind, and no product of its own beside it', () => {
  const extras = '101__con_cable___x3__silla_de_ruedas';
  const lines = [
    { id: '101', quantity: 2, note: 'con cable' },
    { id: '305', quantity: 1, note: '' },
    { text: 'silla de ruedas', quantity: 3, note: '' },
  ];
  for (const items of ['101x2-305', '101x2-305x1'])
    expect(check('quotation', { ...contact, id_product: '7', items, extras, city: '', role: 'admin' })).toEqual({
      content: { kind: 'quotation', payload: getForwarded('quotation'), lines },
    });
  expect(getSaid('quotation', { items: null, city: 'Cali' })).toEqual({
    ...getForwarded('quotation'),
    id_product: '201',
  });
});
