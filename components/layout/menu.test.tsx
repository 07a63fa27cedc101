import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { Menu } from './menu';

const menuAt = (path: string) => (
  <PathnameContext value={path}>
    <a href="/">Antes</a>
    <Menu>
      <li>
        <a href="/productos">Productos</a>
      </li>
    </Menu>
    <a href="/contacto">Después</a>
  </PathnameContext>
);

const burger = () => screen.getByRole('button', { name: /menú$/ });

async function openMenu() {
  const user = userEvent.setup();
  const view = render(menuAt('/'));
  await user.click(burger());
  expect(burger()).toHaveAttribute('aria-expanded', 'true');
  return { user, ...view };
}

describe('the menu', () => {
  it('is a navigation with a closed burger button that says what it opens', () => {
    render(menuAt('/'));
    expect(screen.getByRole('navigation', { name: 'Menú principal' })).toContainElement(burger());
    expect(burger()).toHaveAccessibleName('Abrir menú');
    expect(burger()).toHaveAttribute('aria-expanded', 'false');
    expect(burger()).toHaveAttribute('aria-controls', screen.getByRole('list').id);
  });

  it('opens with a click and closes with another', async () => {
    const { user } = await openMenu();
    expect(burger()).toHaveAccessibleName('Cerrar menú');
    await user.click(burger());
    expect(burger()).toHaveAccessibleName('Abrir menú');
    expect(burger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens with the keyboard', async () => {
    const user = userEvent.setup();
    render(menuAt('/'));
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(burger()).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes with Escape and gives the focus back to the button', async () => {
    const { user } = await openMenu();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Productos' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(burger()).toHaveAttribute('aria-expanded', 'false');
    expect(burger()).toHaveFocus();
  });

  it('stays open under other keys', async () => {
    const { user } = await openMenu();
    await user.keyboard('a{ArrowDown}');
    expect(burger()).toHaveAttribute('aria-expanded', 'true');
  });

  it('does not take the focus with Escape while it is closed', async () => {
    const user = userEvent.setup();
    render(menuAt('/'));
    screen.getByRole('link', { name: 'Productos' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Productos' })).toHaveFocus();
  });

  it('closes when the keyboard leaves it, forwards or backwards', async () => {
    const { user } = await openMenu();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Después' })).toHaveFocus();
    expect(burger()).toHaveAttribute('aria-expanded', 'false');
    await user.click(burger());
    await user.tab({ shift: true });
    expect(burger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the visitor goes to another page', async () => {
    const { rerender } = await openMenu();
    rerender(menuAt('/productos'));
    expect(burger()).toHaveAttribute('aria-expanded', 'false');
  });
});
