import { fireEvent, render, screen, within } from '@testing-library/react';
import { contact } from '@/e2e/support/person';
import { getFieldNames, HONEYPOT_FIELD } from '@/lib/forms/fields';
import { schemas } from '@/lib/forms/schemas';
import { ContactForm } from './contact-form';
import { getValues } from './draft';
import { QuotationForm } from './quotation-form';

// A form leads to its receipt, which none of these tests sends for.
jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));

const policy = { label: 'Acepto la política de datos', href: '/docs/politica-de-datos.pdf' };

const product = { id: '201', name: 'Desfibrilador', imageSm: null, isService: false };

const forms = {
  contact: () => render(<ContactForm policy={policy} note="" />),
  quotation: () => render(<QuotationForm product={product} question="¿Precio?" policy={policy} note="" />),
};

describe('the name', () => {
  const HINT = 'Solo letras y espacios, sin puntos ni guiones';
  const field = () => screen.getByLabelText<HTMLInputElement>('Nombre');

  test('of the contact form says its rule before it is filled', () => {
    forms.contact();
    expect(field()).toHaveAccessibleDescription(expect.stringMatching(new RegExp(`^ ?${HINT}$`)));
    expect(screen.getByText(HINT)).toBeVisible();
    expect(field()).toHaveAttribute('title', HINT);
  });

  test('of the quotation form has no such rule', () => {
    forms.quotation();
    expect(field()).toHaveAccessibleDescription('');
    expect(screen.queryByText(HINT)).not.toBeInTheDocument();
    expect(field()).not.toHaveAttribute('pattern');
  });

  test.each(['Ana Pérez', 'Ñandú', 'Jose\u0301', 'Dr. Pérez', 'María-José', "O'Neill", 'Clínica S.A.S.', 'Ana 2'])(
    'is refused by the browser exactly when the server refuses it: %s',
    (name) => {
      forms.contact();
      const isAccepted = new RegExp(`^(?:${field().pattern})$`, 'v').test(name);
      expect(schemas.contact.isValidSync({ ...contact, client_name: name })).toBe(isAccepted);
    },
  );
});

describe('the quotation', () => {
  const hint = () => screen.getByLabelText('Comentarios');

  test('names its product at its head, and asks for what the company must know', () => {
    forms.quotation();
    expect(screen.getByText('Referencia: 201')).toBeVisible();
    expect(hint()).toHaveAccessibleDescription(
      expect.stringMatching(/Cantidad, ciudad de entrega, institución o NIT y para cuándo lo necesita$/),
    );
  });

  test('of a service asks for the devices', () => {
    render(<QuotationForm product={{ ...product, isService: true }} question="¿Precio?" policy={policy} note="" />);
    expect(hint()).toHaveAccessibleDescription(expect.stringMatching(/Marca, modelo y cantidad de equipos, y ciudad$/));
  });
});

describe.each(['contact', 'quotation'] as const)('the fields of the %s form', (name) => {
  beforeEach(() => {
    forms[name]();
  });

  test('are those of the table, all of them and nothing else are kept as a draft', () => {
    const form = screen.getByRole('checkbox', { name: /política/ }).closest('form');
    expect(form && Object.keys(getValues(form))).toEqual(getFieldNames(name));
  });

  test.each([
    ['Nombre', { name: 'client_name', type: 'text', autocomplete: 'name', maxlength: '100' }],
    [
      'Correo Electrónico',
      { name: 'email', type: 'email', inputmode: 'email', autocomplete: 'email', maxlength: '254' },
    ],
    ['Teléfono', { name: 'phone_number', type: 'tel', inputmode: 'tel', autocomplete: 'tel', maxlength: '60' }],
    ['Comentarios', { name: 'description', maxlength: '2000' }],
  ])('%s has the name of the payload and what keyboards and browsers need', (label, attributes) => {
    const field = screen.getByLabelText(label);
    for (const [attribute, value] of Object.entries(attributes)) expect(field).toHaveAttribute(attribute, value);
    expect(field).toBeRequired();
    const places = (field.getAttribute('aria-describedby') ?? '').split(' ');
    for (const id of places) expect(document.getElementById(id)).toBeInTheDocument();
  });

  test('ask for the consent, with a link to what is consented to', () => {
    const box = screen.getByRole('checkbox', { name: `He leído la política y la acepto. ${policy.label}` });
    expect(box).toBeRequired();
    expect(box).not.toBeChecked();
    fireEvent.click(screen.getByText('He leído la política y la acepto.'));
    expect(box).toBeChecked();
    const link = screen.getByRole('link', { name: `${policy.label} (PDF, otra pestaña)` });
    expect(link).toHaveAttribute('href', policy.href);
  });

  test('are all said to be required', () => {
    expect(screen.getByText('Todos los campos son obligatorios.')).toBeVisible();
  });

  test('go to the fixed address as a plain form', () => {
    const form = screen.getByRole('checkbox', { name: /política/ }).closest('form');
    expect(form).toHaveAttribute('action', `/api/${name}`);
    expect(form).toHaveAttribute('method', 'post');
    const known = ['client_name', 'email', 'phone_number', 'description', HONEYPOT_FIELD, 'policy'];
    const names = [...(form?.elements ?? [])].map((element) => element.getAttribute('name')).filter(Boolean);
    expect(names.toSorted()).toEqual([...known, ...(name === 'quotation' ? ['id_product'] : [])].toSorted());
  });

  test('hide the trap from people and their tools, and from programs that fill in forms', () => {
    const trap = document.querySelector<HTMLInputElement>(`[name=${HONEYPOT_FIELD}]`);
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap?.closest('[aria-hidden=true]')).toBeInTheDocument();
    expect(trap).toHaveAttribute('autocomplete', 'off');
    for (const name of ['data-1p-ignore', 'data-lpignore', 'data-bwignore']) expect(trap).toHaveAttribute(name, 'true');
    expect(trap).toHaveAttribute('data-form-type', 'other');
    expect(trap?.name).not.toMatch(/web|url|site|mail|name|phone|address|company/i);
    expect(within(document.body).queryByRole('textbox', { name: /No llene/ })).not.toBeInTheDocument();
  });
});
