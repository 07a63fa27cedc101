import { fireEvent, render, screen } from '@testing-library/react';
import { contact } from '@/e2e/support/samples';
import { getFieldNames, HONEYPOT_FIELD } from '@/lib/forms/fields';
import { FormBody } from './fields';
import { takeOver } from './form-client';

jest.mock('../ui/toaster', () => ({ notify: jest.fn() }));

const { policy: _, ...written } = contact;
const REQUESTED = { name: 'lista', lines: ['101', '305'].map((id) => ({ id, name: `Producto ${id}` })) };
const LIST = 'lista-de-cotizacion';

let answers: unknown[];
let keys: unknown[];

beforeEach(() => {
  sessionStorage.clear();
  [answers, keys] = [[], []];
  window.fetch = async (_, init) => {
    keys.push(Object(init?.headers)['Idempotency-Key']);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return { json: async () => answer } as Response;
  };
});

function show(kind: 'contact' | 'quotation' = 'quotation'): HTMLFormElement {
  const { container } = render(
    <form action={`/api/${kind}`} noValidate>
      <input type="hidden" name="items" value="101x2-305" />
      <FormBody kind={kind} policy={{ label: 'Acepto', href: '/p.pdf' }} note="" />
    </form>,
  );
  return container.querySelector('form') as HTMLFormElement;
}

function fill(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(written))
    fireEvent.input(form.elements.namedItem(name) as Element, { target: { value } });
  fireEvent.click(screen.getByRole('checkbox'));
}

test('a draft fills an empty form, and never mixes with what is being written', () => {
  takeOver(show(), 'quotation', 'k');
  fireEvent.input(screen.getByLabelText('Comentarios'), { target: { value: 'antes' } });
  document.body.replaceChildren();
  const again = show();
  takeOver(again, 'quotation', 'k');
  expect(screen.getByLabelText('Comentarios')).toHaveValue('antes');
  document.body.replaceChildren();
  const begun = show();
  fireEvent.input(screen.getByLabelText('Nombre'), { target: { value: 'Eva' } });
  takeOver(begun, 'quotation', 'k');
  expect(screen.getByLabelText('Comentarios')).toHaveValue('');
  expect(JSON.parse(sessionStorage.getItem('k') ?? '')).toMatchObject({ client_name: 'Eva', description: '' });
});

test('a failure keeps the values and the key; what is received empties form, draft and the list of the device', async () => {
  localStorage.setItem(LIST, '101x2-305');
  const form = show();
  const send = takeOver(form, 'quotation', 'k');
  fill(form);
  const name = screen.getByLabelText<HTMLInputElement>('Nombre');
  const { failure } = await send(REQUESTED);
  expect(failure).toMatchObject({ role: 'status', message: expect.stringContaining('Sus datos siguen aquí') });
  render(failure?.wayOut);
  const chat = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href);
  expect(chat.searchParams.get('text')).toContain(contact.client_name);
  expect(name.value).toBe(contact.client_name);
  // Also a page that is loaded again sends it with this key.
  await takeOver(form, 'quotation', 'k')(REQUESTED);
  answers = [{ code: 422, message: 'No', refused: ['305'], receipt: '/mensaje/parcial/1' }];
  expect(await send(REQUESTED)).toEqual({ receipt: '/mensaje/parcial/1' });
  expect([localStorage.getItem(LIST), name.value]).toEqual(['305', contact.client_name]);
  localStorage.setItem(LIST, '201');
  answers = [{ code: 200, message: 'Gracias' }];
  expect(await send(REQUESTED)).toEqual({ receipt: '/mensaje/enviado' });
  // Somebody else's list is none of this device's.
  expect([localStorage.getItem(LIST), name.value, sessionStorage.length]).toEqual(['201', '', 0]);
  expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
});

test('a form has the fields of the table, and a trap that people and their tools leave alone', () => {
  const form = show('contact');
  const names = [...form.elements].map((element) => element.getAttribute('name'));
  expect(names).toEqual(['items', ...getFieldNames('contact'), HONEYPOT_FIELD, 'policy']);
  const trap = form.elements.namedItem(HONEYPOT_FIELD) as HTMLInputElement;
  expect(trap.closest('[aria-hidden=true]')).toBeInTheDocument();
  for (const [name, value] of Object.entries({ tabindex: '-1', 'data-1p-ignore': 'true', 'data-bwignore': 'true' }))
    expect(trap).toHaveAttribute(name, value);
});
