import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './search-box';
import type { SuggestionAnswer } from './use-suggestions';

const mockPush = jest.fn<void, [string]>();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }), usePathname: () => '/' }));

const monitor: SuggestionAnswer = {
  kind: 'product',
  id: '101',
  name: 'Monitor MV-12',
  marks: [[0, 4]],
  href: '/producto/Monitor%20MV-12/101',
  picture: '/images/products/monitor-400.webp',
  brand: 'Quindavel',
  category: 'Monitoreo',
};
const category: SuggestionAnswer = {
  ...monitor,
  kind: 'category',
  id: '1',
  name: 'Monitoreo',
  href: '/productos/Monitoreo/1',
};

/** Requests under way: each is answered when the test says so. */
let asked: {
  readonly url: string;
  readonly signal: AbortSignal;
  readonly answer: (items: unknown, ok?: boolean) => Promise<void>;
}[];

beforeEach(() => {
  asked = [];
  jest.useFakeTimers();
  global.fetch = ((url: string, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve) => {
      const answer = (suggestions: unknown, ok = true) =>
        act(async () => resolve({ ok, json: async () => ({ suggestions }) } as Response));
      // The first question only makes the index ready.
      if (!url.endsWith('?q=')) asked.push({ url, signal, answer });
    })) as typeof fetch;
});

afterEach(() => void jest.useRealTimers());

async function open() {
  render(<SearchBox label="Buscar equipos" />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(field());
  await screen.findByRole('listbox', { hidden: true });
  return user;
}

const field = () => screen.getByRole('combobox', { name: 'Buscar equipos' });
const pause = () => act(async () => jest.advanceTimersByTime(120));
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('asks once for keys that come fast, and shows the answer with the search itself last', async () => {
  const user = await open();
  await user.type(field(), 'MONI');
  await pause();
  expect(asked.map(({ url }) => url)).toEqual(['/api/suggest?q=moni']);
  await asked[0]?.answer([category, monitor]);
  expect(names()).toEqual(['Monitoreo Categoría', 'Monitor MV-12 Quindavel · Monitoreo', 'Buscar «MONI»']);
  expect(screen.getAllByText('Moni', { selector: 'mark' })).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('3 sugerencias');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

it('drops an answer that comes after a later question', async () => {
  const user = await open();
  await user.type(field(), 'mon');
  await pause();
  await user.type(field(), 'i');
  await pause();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await asked[1]?.answer([monitor]);
  await asked[0]?.answer([category]);
  expect(names()).toEqual(['Monitor MV-12 Quindavel · Monitoreo', 'Buscar «moni»']);
});

it('offers the search alone when the answer fails', async () => {
  const user = await open();
  await user.type(field(), 'moni');
  await pause();
  await asked[0]?.answer([monitor], false);
  expect(names()).toEqual(['Buscar «moni»']);
});

it('closes with Escape and keeps the text, opens with an arrow, and closes when it is empty', async () => {
  const user = await open();
  await user.type(field(), 'moni{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('moni');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox', { name: 'Sugerencias' })).toBeVisible();
  await user.clear(field());
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field(), '   ');
  await pause();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('closes when the focus leaves', async () => {
  const user = await open();
  await user.type(field(), 'moni');
  await user.tab();
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('leads to what is touched', async () => {
  const user = await open();
  await user.type(field(), 'moni');
  await pause();
  await asked[0]?.answer([monitor]);
  const [first] = screen.getAllByRole('option');
  if (first) await user.click(first);
  expect(mockPush.mock.calls).toEqual([[monitor.href]]);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).not.toHaveFocus();
});
