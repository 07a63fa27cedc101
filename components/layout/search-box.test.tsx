import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './search-box';

const mockPush = jest.fn<void, [string]>();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }) }));
beforeEach(() => void mockPush.mockClear());

function renderBox(value = '') {
  const box = (text: string) => <SearchBox label="Buscar equipos" value={text} />;
  const { rerender } = render(box(value));
  return { user: userEvent.setup(), change: (text: string) => rerender(box(text)) };
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

  it('holds the search of the page that it is on', async () => {
    const { change } = renderBox('bomba');
    expect(field()).toHaveValue('bomba');
    change('monitor');
    expect(field()).toHaveValue('monitor');
  });

  it('is a form that works without JavaScript: GET /search?q=…', () => {
    renderBox();
    const form = screen.getByRole('search', { name: 'Buscar equipos' });
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(field()).toHaveAttribute('name', 'q');
  });
});
