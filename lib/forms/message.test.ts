/** @jest-environment node */
import fc from 'fast-check';
import { contact, getForwarded, toMessage } from '@/e2e/support/samples';
import { fields } from './fields';
import { check } from './handler';
import { toParts } from './message';

const PERSON = { ...contact, client_name: 'Clínica 1 S.A.S.' };
const NUMBER = '4821 7703-4';

/** What a form with these fields says. */
function toContent(fields: Readonly<Record<string, string>>) {
  const checked = check('quotation', { ...PERSON, ...fields });
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  return checked.content;
}

const KEY = 'quotation:abcdef01-of-sixteen';
const getParts = (content: ReturnType<typeof toContent>) => toParts(toMessage({ ...content, key: KEY }), NUMBER);

test('what concerns the whole request goes with its first product, a note also with its own', () => {
  const extras = '101__con_cable___305__en_azul___x3__silla_de_ruedas__plegable___x1__gasas';
  const payload = { description: 'Hola', items: '101x2-305', extras, institution: 'Hospital Sur', city: 'Cali' };
  const content = toContent(payload);
  const parts = getParts(content);
  const key = parts[0]?.key.replace('.1of2', '');
  expect(key).toMatch(/^quotation:abcdef01-of-sixteen-[0-9a-f]{8}$/);
  expect(parts.map((part) => part.key)).toEqual([`${key}.1of2`, `${key}.2of2`]);
  expect(parts.map((part) => [part.kind, part.payload.id_product, part.quantity, part.payload.description])).toEqual([
    [
      'quotation',
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
Cantidad: 2. Producto 1 de 2 de la solicitud ${NUMBER}.`,
    ],
    ['quotation', '305', 1, `Hola\nNota: en azul\nCantidad: 1. Producto 2 de 2 de la solicitud ${NUMBER}.`],
  ]);
});

test('free lines alone are a contact message, whose name has letters only', () => {
  const parts = getParts(toContent({ items: '', extras: 'x3__silla_de_ruedas' }));
  expect(parts.map(({ kind, payload, quantity }) => [kind, payload, quantity])).toEqual([
    [
      'contact',
      {
        ...getForwarded('contact'),
        client_name: 'Clínica S A S',
        description: expect.stringMatching(
          /^Hola\nNombre completo: Clínica 1 S\.A\.S\.\n(?:.+\n)*Necesita \(no está en el catálogo\):\n- 3 × silla de ruedas$/,
        ),
      },
      null,
    ],
  ]);
});

test('a single product of its own page is sent as it is', () => {
  const content = toContent({ id_product: '101' });
  expect(getParts(content)).toMatchObject([{ kind: 'quotation', payload: content.payload, quantity: null }]);
});

const line = fc.stringMatching(/^[a-z~0-9-]{1,60}$/).filter((text) => !text.includes('~'));

test('whatever a list has, nothing of it is lost, no message is too long, and each has a key of its own', () => {
  const list = fc.record({
    count: fc.integer({ min: 0, max: 40 }),
    free: fc.array(line, { maxLength: 60 }),
    description: fc.stringMatching(/^[a-zñ]{1,2000}$/),
  });
  fc.assert(
    fc.property(list, ({ count, free, description }) => {
      const items = Array.from({ length: count }, (_, index) => String(index + 1));
      const texts = free.length + count > 0 ? free : ['algo'];
      const extras = texts.map((text) => `x1__${text}`).join('___');
      const content = toContent({ description, items: items.join('-'), extras, institution: 'Hospital' });
      const parts = getParts(content);
      const sent = parts.map(({ payload }) => payload.description ?? '');
      expect(parts.slice(0, count).map(({ payload }) => payload.id_product)).toEqual(items);
      expect(sent.flatMap((text) => text.split('\n').filter((one) => one.startsWith('- 1 × ')))).toEqual(
        texts.map((text) => `- 1 × ${text}`),
      );
      expect(Math.max(...sent.map((text) => text.length))).toBeLessThanOrEqual(fields.description.maxLength + 100);
      expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
    }),
    { numRuns: 100 },
  );
});
