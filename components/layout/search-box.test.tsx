import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './search-box';

const mockPush = jest.fn<void, [string]>();
let mockPath = '';
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }), usePathname: () => mockPath }));
beforeEach(() => void mockPush.mockClear());

function renderBox(path = '/contacto') {
  mockPath = path;
  const { rerender } = render(<SearchBox label="Buscar equipos" />);
  const change = (next: string) => {
    mockPath = next;
    rerender(<SearchBox label="Buscar equipos" />);
  };
  return { user: userEvent.setup(), change };
}

const field = () => screen.getByRole('combobox', { name: 'Buscar equipos' });

describe('the search box', () => {
  it('goes to the results with Enter', async () => {
    const { user } = renderBox();
    await user.type(field(), 'monitor de signos{Enter}');
    expect(mockPush.mock.calls).toEqual([['/search/monitor%20de%20signos']]);
  });

  it('goes to the results with its button', async () => {
    const { user } = renderBox();
    await user.type(field(), '100% acero/níquel?');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(mockPush.mock.calls).toEqual([['/search/100%25%20acero%2Fn%C3%ADquel%3F']]);
  });

  it.each(['', '   ', '\u00A0\u200B'])('does nothing with the blank text %j', async (text) => {
    const { user } = renderBox();
    await user.click(field());
    await user.paste(text);
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(mockPush).not.toHaveBeenCalled();
  });

  it('passes on no more than 100 letters', async () => {
    const { user } = renderBox();
    await user.click(field());
    await user.paste('x'.repeat(2_000));
    await user.keyboard('{Enter}');
    expect(mockPush.mock.calls).toEqual([[`/search/${'x'.repeat(100)}`]]);
  });

  it('holds the search of the page that it is on, and what was typed on another page no more', () => {
    const { change } = renderBox('/search/bomba%20100%25');
    const type = (value: string) => fireEvent.input(field(), { target: { value } });
    expect(field()).toHaveValue('bomba 100%');
    type('bomba de');
    change('/search/monitor/equipos');
    expect(field()).toHaveValue('monitor');
    type('monitor de');
    change('/search/monitor/equipos');
    expect(field()).toHaveValue('monitor de');
    change('/producto/search/1');
    expect(field()).toHaveValue('');
  });

  it('gives up the focus when it leads to another page, so that the keyboard of a phone closes', async () => {
    const { user } = renderBox();
    await user.click(field());
    await screen.findByRole('listbox', { hidden: true });
    await user.keyboard(' {Enter}');
    expect(field()).toHaveFocus();
    await user.keyboard('monitor{Enter}');
    expect(field()).not.toHaveFocus();
  });

  it('is a form that works without JavaScript: GET /search?q=…', () => {
    renderBox();
    const form = screen.getByRole('search', { name: 'Buscar equipos' });
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(field()).toHaveAttribute('name', 'q');
  });
});
