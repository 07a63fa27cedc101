import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './header';

const showMenu = () =>
  render(
    <>
      <Menu>
        <li>
          <a href="#productos">Productos</a>
        </li>
      </Menu>
      <a href="#despues">Después</a>
    </>,
  );

// Opening and closing are the browser's: e2e/menu.spec.ts.
describe('the menu', () => {
  it('is a navigation with a button that opens its list without any script', () => {
    showMenu();
    const navigation = screen.getByRole('navigation', { name: 'Menú principal' });
    const list = within(navigation).getByRole('list', { hidden: true });
    expect(list).toHaveAttribute('popover', 'auto');
    expect(within(navigation).getByRole('button')).toHaveAttribute('popovertarget', list.id);
    expect(within(navigation).getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('leaves the saying of what is open to the browser, which knows it before the scripts do', () => {
    showMenu();
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-expanded');
  });

  it('does no harm where a browser has no popovers', async () => {
    const user = userEvent.setup();
    showMenu();
    const link = screen.getByRole('link', { name: 'Productos', hidden: true });
    expect(link.closest('ul')?.hidePopover).toBeUndefined();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Después' })).toHaveFocus();
    await user.click(link);
    window.dispatchEvent(new PopStateEvent('popstate'));
    window.dispatchEvent(new Event('resize'));
    expect(screen.getByRole('link', { name: 'Productos', hidden: true })).toBeInTheDocument();
  });
});
