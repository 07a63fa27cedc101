import { act, render } from '@testing-library/react';
import type { QuotationLines } from '@/lib/quotation-list/lines';
import { plainCodec } from './plain-codec';
import { useList } from './use-list';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const KEY = 'lista-de-cotizacion';
const toLines = (quantity: number): QuotationLines => ({ items: [{ id: '101', quantity }], free: [] });

/** What the page of one monitor gives its buttons at each render, from the first one, before the device has been looked at. */
function hydrate() {
  const seen: ReturnType<typeof useList>[] = [];
  function Page() {
    seen.push(useList(['101'], toLines(1), plainCodec));
    return <p />;
  }
  const container = document.createElement('div');
  container.innerHTML = '<p></p>';
  document.body.append(container);
  render(<Page />, { container, hydrate: true });
  return seen;
}

afterEach(() => localStorage.clear());

test.each([
  ['the same', '101', '101x2'],
  ['none', '', '101x2'],
  ["somebody else's, which stays", '305', '305'],
])(
  'what is pressed before the page knows the list of the device is kept there where that is %s',
  (_, before, after) => {
    if (before) localStorage.setItem(KEY, before);
    const [first] = hydrate();
    expect(first?.device).toBeNull();
    act(() => first?.edit(toLines(2)));
    expect(localStorage.getItem(KEY)).toBe(after);
  },
);
