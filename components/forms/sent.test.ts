import { keepSent } from './sent';

const RECEIPT = '/mensaje/enviado/482177034/29925960/abcdefghijkl';
const answer = {
  code: 200,
  message: 'Recibimos su solicitud.',
  errors: {},
  reference: '4821 7703-4',
  receipt: RECEIPT,
};
const draft = {
  client_name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone_number: '300',
  description: 'Para tres sedes',
};
const lines = [
  { id: '101', name: 'Monitor', text: '2 × Monitor (referencia 101)' },
  { id: '305', name: 'Cilindro', text: '1 × Cilindro (referencia 305)' },
];

function formWith(name: string, value: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `<input type="hidden" name="${name}" value="${value}">`;
  return form;
}

const readRequests = () => JSON.parse(localStorage.getItem('mis-solicitudes') ?? '[]');
const readList = () => localStorage.getItem('lista-de-cotizacion');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function sendList(refused: readonly string[], said: string): void {
  const requested = { name: 'lista de 2 líneas', lines };
  keepSent({
    form: formWith('items', '101x2-305'),
    kind: 'quotation',
    requested,
    draft,
    answer: { ...answer, refused },
    refused: said,
  });
}

test('a list that was sent leaves the device, and its lines stay as a request', () => {
  localStorage.setItem('lista-de-cotizacion', '101x2-305');
  sendList([], '');
  expect(readList()).toBe('');
  expect(readRequests()).toEqual([
    expect.objectContaining({ path: RECEIPT, items: '101x2-305', lines: lines.map(({ text }) => text), refused: '' }),
  ]);
});

test('what was refused stays on the list of the device, and the request says why', () => {
  localStorage.setItem('lista-de-cotizacion', '101x2-305');
  sendList(['305'], 'No lo vendemos. No pudimos incluir: Cilindro.');
  expect(readList()).toBe('305');
  expect(readRequests()).toEqual([
    expect.objectContaining({
      items: '101x2',
      lines: ['2 × Monitor (referencia 101)'],
      refused: 'No lo vendemos. No pudimos incluir: Cilindro.',
    }),
  ]);
});

test("somebody else's list does not touch that of the device", () => {
  localStorage.setItem('lista-de-cotizacion', '201');
  sendList([], '');
  expect(readList()).toBe('201');
});

test('a product is a line that can be asked for again, a message has none', () => {
  const product = { name: 'Monitor', lines: [] };
  keepSent({ form: formWith('id_product', '101'), kind: 'quotation', requested: product, draft, answer, refused: '' });
  expect(readRequests()[0]).toMatchObject({ kind: 'quotation', items: '101', lines: ['Monitor (referencia 101)'] });
  const nothing = { name: '', lines: [] };
  keepSent({ form: formWith('website', ''), kind: 'contact', requested: nothing, draft, answer, refused: '' });
  expect(readRequests()).toEqual([expect.objectContaining({ kind: 'contact', items: '', lines: [] })]);
});

test('with the tick who it was stays on the device, also where nothing else has seen the tick', () => {
  const form = formWith('website', '');
  form.insertAdjacentHTML('beforeend', '<input type="checkbox" data-remember checked>');
  keepSent({ form, kind: 'contact', requested: { name: '', lines: [] }, draft, answer, refused: '' });
  const { description: _, ...person } = draft;
  expect(JSON.parse(localStorage.getItem('mis-datos') ?? '')).toEqual(person);
});

test('what was written and by whom stays in the tab; an answer without a number is no request', () => {
  const { reference: _, ...unnumbered } = answer;
  const nothing = { name: '', lines: [] };
  const form = formWith('website', '');
  keepSent({ form, kind: 'contact', requested: nothing, draft, answer: unnumbered, refused: '' });
  expect(readRequests()).toEqual([]);
  expect(JSON.parse(sessionStorage.getItem('mensajes-enviados') ?? '')).toEqual({ [RECEIPT]: draft });
  expect(JSON.stringify(localStorage)).not.toContain('Ana');
});
