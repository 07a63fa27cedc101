/** @jest-environment node */
import fc from 'fast-check';
import { fields } from './fields';
import { countBytes, toRows } from './rows';

const PERSON = { client_name: 'Clínica 1 S.A.S.', email: 'ana@example.com', phone_number: '300' };
const REFERENCE = '4821 7703-4';

const toRequest = (payload: Readonly<Record<string, string>>) => ({
  kind: 'quotation' as const,
  key: 'quotation:abcdef01-of-sixteen',
  payload: { ...PERSON, ...payload },
  policyVersion: '1',
  createdAt: 0,
  reference: REFERENCE,
});
const describeRows = (payload: Readonly<Record<string, string>>) =>
  toRows(toRequest(payload)).map(({ kind, key, quantity, payload: { id_product, description } }) => [
    kind,
    key.split('.')[1],
    id_product,
    quantity,
    description,
  ]);

test('what concerns the whole request goes with its first product, a note also with its own', () => {
  const extras = '101__con_cable___305__en_azul___x3__silla_de_ruedas__plegable___x1__gasas';
  const payload = { description: 'Hola', items: '101x2-305', extras, institution: 'Hospital Sur', city: 'Cali' };
  expect(describeRows(payload)).toEqual([
    [
      'quotation',
      '1of2',
      '101',
      2,
      `Hola
Datos del proceso:
- Institución: Hospital Sur
- Ciudad: Cali
También necesita (no está en el catálogo):
- 3 × silla de ruedas (plegable)
- 1 × gasas
Notas:
- Producto 101: con cable
- Producto 305: en azul
Cantidad: 2. Producto 1 de 2 de la solicitud ${REFERENCE}.`,
    ],
    ['quotation', '2of2', '305', 1, `Hola\nNota: en azul\nCantidad: 1. Producto 2 de 2 de la solicitud ${REFERENCE}.`],
  ]);
});

test('free lines alone are a contact message, whose name has letters only', () => {
  const rows = toRows(toRequest({ description: 'Hola', items: '', extras: 'x3__silla_de_ruedas' }));
  expect(rows.map(({ kind, payload, quantity }) => [kind, payload, quantity])).toEqual([
    [
      'contact',
      {
        ...PERSON,
        client_name: 'Clínica S A S',
        description:
          'Hola\nNombre completo: Clínica 1 S.A.S.\nNecesita (no está en el catálogo):\n- 3 × silla de ruedas',
      },
      undefined,
    ],
  ]);
});

test('a single product of its own page is sent as it is', () => {
  const request = toRequest({ description: 'Hola', id_product: '101' });
  expect(toRows(request)).toEqual([request]);
});

const line = fc.stringMatching(/^[a-z~0-9-]{1,60}$/).filter((text) => !text.includes('~'));

test('whatever a list has, nothing of it is lost, no message is too long, and each has a key of its own', () => {
  const list = fc.record({
    count: fc.integer({ min: 0, max: 40 }),
    free: fc.array(line, { maxLength: 60 }),
    description: fc.stringMatching(/^[a-zñ ]{1,2000}$/),
  });
  fc.assert(
    fc.property(list, ({ count, free, description }) => {
      const items = Array.from({ length: count }, (_, index) => String(index + 1));
      const texts = free.length + count > 0 ? free : ['algo'];
      const extras = texts.map((text) => `x1__${text}`).join('___');
      const rows = toRows(toRequest({ description, items: items.join('-'), extras, institution: 'Hospital' }));
      const sent = rows.map(({ payload }) => payload.description ?? '');
      expect(rows.slice(0, count).map(({ payload }) => payload.id_product)).toEqual(items);
      expect(sent.flatMap((text) => text.split('\n').filter((one) => one.startsWith('- 1 × ')))).toEqual(
        texts.map((text) => `- 1 × ${text}`),
      );
      expect(Math.max(...sent.map((text) => text.length))).toBeLessThanOrEqual(fields.description.maxLength + 100);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    }),
    { numRuns: 100 },
  );
});

test('a request for a hundred products counts as one message', () => {
  const items = Array.from({ length: 100 }, (_, index) => String(1_000_000 + index)).join('-');
  const bytes = countBytes(toRequest({ description: 'Necesitamos entrega en Cali. '.repeat(10), items }));
  expect(bytes).toBeLessThan(64 * 1_024);
});
