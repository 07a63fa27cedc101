import { act, screen, within } from '@testing-library/react';
import { notify } from './toaster';

test('all messages come in one container, which is a part of nothing but the body', async () => {
  await act(async () => notify('error', 'El producto no está disponible'));
  await act(async () => notify('success', 'Mensaje enviado'));
  const region = screen.getByRole('region', { name: 'Avisos' });
  expect(region.parentElement?.parentElement).toBe(document.body);
  const shown = await within(region).findAllByRole('alert');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['El producto no está disponible', 'Mensaje enviado']);
});

test('a container that has gone with its document comes back', async () => {
  document.body.replaceChildren();
  await act(async () => notify('error', 'Sin conexión'));
  expect(await within(screen.getByRole('region', { name: 'Avisos' })).findByText('Sin conexión')).toBeVisible();
});
