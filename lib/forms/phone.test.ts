/** @jest-environment node */
import { contact } from '@/e2e/support/person';
import { PHONE_PATTERN } from './phone';
import { check } from './validate';

const quotation = { ...contact, id_product: '201' };
const KINDS = ['contact', 'quotation'] as const;
const MOBILE = '3105554433';
const ABROAD = '573105554433';
const LANDLINE = '6015551234';

/** As a browser reads the attribute: https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute */
const pattern = new RegExp(`^(?:${PHONE_PATTERN})$`, 'v');

/** A number alone, whatever stands between its digits: the text of the message stays as it is. */
const ALONE = [
  ['3105554433', MOBILE],
  ['310 555 4433', MOBILE],
  ['310 555 44 33', MOBILE],
  ['310-555-4433', MOBILE],
  ['310.555.44.33', MOBILE],
  ['310–555–4433', MOBILE],
  ['310 - 555 - 4433', MOBILE],
  ['310·555·4433', MOBILE],
  ['(310) 555-4433', MOBILE],
  ['(310)5554433', MOBILE],
  ['  3105554433  ', MOBILE],
  ['+573105554433', ABROAD],
  ['+57 310 555 4433', ABROAD],
  ['(+57) 310 555 4433', ABROAD],
  ['57-310-555-4433', ABROAD],
  ['+57 (310) 555-44.33', ABROAD],
  ['0057 310 555 4433', '00573105554433'],
  ['601 555 1234', LANDLINE],
  ['(601) 555 12 34', LANDLINE],
  ['+57 (601) 555-1234', '576015551234'],
  ['5551234', '5551234'],
  ['+1 (305) 555-0100', '13055550100'],
  ['310\u00a0555\u00a04433', MOBILE],
  ['\u202d310 555 4433\u202c', MOBILE],
  ['300', '300'],
] as const;

/** With more than a number: all of it stands in the text that the company gets. */
const WITH_MORE = [
  ['+57 (310) 555-44-33 ext 12', ABROAD],
  ['601 555 1234 ext. 12', LANDLINE],
  ['601 555 1234 Ext: 4', LANDLINE],
  ['601 555 1234 extensión 1204', LANDLINE],
  ['6015551234x12', LANDLINE],
  ['6015551234ext12', LANDLINE],
  ['601 555 1234, 12', LANDLINE],
  ['601 555 1234 #12', LANDLINE],
  ['601 555 1234 int. 5', LANDLINE],
  ['Tel. 601 555 1234', LANDLINE],
  ['Cel: 310 555 4433', MOBILE],
  ['cel 3105554433', MOBILE],
  ['WhatsApp +57 310 555 4433', ABROAD],
  ['3105554433 (WhatsApp)', MOBILE],
  ['310 555 4433 / 601 555 1234', MOBILE],
  ['310 555 4433 o 601 555 1234', MOBILE],
  ['601 555 1234 ext 12 - 310 555 4433', LANDLINE],
  ['3105554433 Ana Pérez', MOBILE],
] as const;

const REFUSED = [
  '',
  '+',
  '()',
  'abc',
  'no tengo',
  'ext 12',
  '300 12 ext 4',
  'Calle 45 # 12-34',
  '31O5554433',
  '310555443a',
  'tres diez 555',
  'ana3105554433@example.com',
  '3'.repeat(31),
  `3105554433${' y otro'.repeat(10)}`,
];

describe.each(KINDS)('the phone number of a %s form', (kind) => {
  test.each(ALONE)('is taken from %j', (phone_number, digits) => {
    const { payload } = take(kind, { phone_number });
    expect(payload).toMatchObject({ phone_number: digits, description: 'Hola' });
  });

  test.each(WITH_MORE)('is taken from %j, and the text says the rest', (phone_number, digits) => {
    const { payload } = take(kind, { phone_number });
    const description = `Hola\nTeléfono, como lo escribió: ${phone_number}`;
    expect(payload).toMatchObject({ phone_number: digits, description });
  });

  test.each(REFUSED)('is not taken from %j, in the words of docs/behaviour.md', (phone_number) => {
    const error = {
      contact: 'Este campo es requerido, solo debe contener numeros',
      quotation: 'Este campo es requerido',
    }[kind];
    expect(check(kind, { ...quotation, phone_number })).toEqual({ errors: { phone_number: error } });
  });

  test('is refused with an extension for which the text has no room: nothing of what was written is lost', () => {
    const sent = { ...quotation, description: 'a'.repeat(1_990), phone_number: '601 555 1234 ext 12' };
    expect(check(kind, sent)).toHaveProperty('errors.phone_number');
    expect(check(kind, { ...sent, phone_number: '601 555 1234' })).toHaveProperty(
      'payload.description',
      sent.description,
    );
  });
});

test.each([...ALONE, ...WITH_MORE])('a browser without scripts sends %j', (written) => {
  // The signs without a shape are what only the server removes.
  expect(written.replace(/\p{Cf}/gu, '')).toMatch(pattern);
});

test.each(REFUSED.slice(1, -2))('a browser without scripts asks again for %j', (written) => {
  expect(written).not.toMatch(pattern);
});

test('a long text is refused at once', () => {
  const started = performance.now();
  for (const sign of ['1 ', ' ', '(', '1x']) check('contact', { ...contact, phone_number: sign.repeat(50_000) });
  expect(performance.now() - started).toBeLessThan(1_000);
});

function take(kind: (typeof KINDS)[number], changes: object) {
  const checked = check(kind, { ...quotation, ...changes });
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  return checked;
}
