import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ContactForm } from './contact-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }));
jest.mock('../ui/toaster', () => ({ notify: jest.fn() }));

const policy = { label: 'Acepto la política de datos', href: '/docs/politica-de-datos.pdf' };

test("the contact form's button waits for the box; while it is sent it says so; a failure stays, a receipt is shown", async () => {
  let answer: (value: object) => void = () => undefined;
  window.fetch = async () => {
    const json = await new Promise<object>((resolve) => {
      answer = resolve;
    });
    return { json: async () => json } as Response;
  };
  render(<ContactForm policy={policy} note="" />);
  const button = screen.getByRole('button', { name: 'Enviar' });
  expect(button).toBeDisabled();
  for (const [label, value] of [
    ['Nombre', 'Ana'],
    ['Correo Electrónico', 'ana@example.com'],
    ['Teléfono', '300'],
    ['Comentarios', 'Hola'],
  ] as const)
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Acepto la política de datos' }));
  expect(button).toBeEnabled();
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Enviando…'));
  fireEvent.click(button);
  await waitFor(() => answer({ code: 422, message: 'El correo no existe.' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('El correo no existe.'));
  expect(button).toHaveAccessibleDescription('El correo no existe.');
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ana');
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Enviando…'));
  await waitFor(() => answer({ code: 200, message: 'Gracias', receipt: '/mensaje/enviado/1' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/mensaje/enviado/1'));
  expect([screen.queryByRole('status'), screen.getByLabelText<HTMLInputElement>('Nombre').value]).toEqual([null, '']);
});
