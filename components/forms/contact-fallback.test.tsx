import { render, screen } from '@testing-library/react';
import { clientLimits } from '@/content/client/limits';
import { listLimits } from '@/content/list-limits';
import { fields, listFields } from '@/lib/forms/fields';
import { ContactFallback } from './contact-fallback';

const MOST = 2_000;
const draft = {
  client_name: 'Ana',
  description: 'Para tres sedes',
  email: 'ana@example.com',
  phone_number: '3001234567',
};
const address = 'https://www.example.com/cotizacion/101';
const HUNDRED = Array.from(
  { length: clientLimits.quotationList.lines },
  (_, at) => `- 1 × ${'ñandú '.repeat(20)}${at}`,
);

/** The texts of both links for a list of `lines`; none of their addresses is longer than mail programs take. */
function listTexts(lines: readonly string[], written: Readonly<Record<string, string>> = draft, place = address) {
  const all = lines.map((text) => ({ id: '', name: text, text }));
  const { unmount } = render(<ContactFallback draft={written} address={place} name="lista" lines={all} />);
  const hrefs = ['WhatsApp', 'Correo'].map((name) => screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  for (const { length } of hrefs) expect(length).toBeLessThanOrEqual(MOST);
  unmount();
  return hrefs.map((href, index) => new URL(href).searchParams.get(index === 0 ? 'text' : 'body') ?? '');
}

test.each([
  ['a short message', 'Para tres sedes'],
  ['the longest message', 'ñ'.repeat(fields.description.maxLength)],
])('of a hundred long lines as many as fit beside %s are, and how many more there are', (_, description) => {
  for (const text of listTexts(HUNDRED, { ...draft, description })) {
    const shown = text.split('\n').filter((line) => line.startsWith('- 1 × ñandú')).length;
    expect(shown).toBeGreaterThan(0);
    expect(text).toContain(`\ny ${100 - shown} líneas más\n`);
    for (const part of ['Hola, soy Ana.', description.slice(0, 15), `(${address})`, 'ana@example.com'])
      expect(text).toContain(part);
  }
});

test('with every field as long as it may be, and an address that no link has room for, the links say what they can', () => {
  const sizes = Object.entries({ ...fields, ...listFields }).map(([name, { maxLength }]) => [name, maxLength] as const);
  const longest = Object.fromEntries(sizes.map(([name, length]) => [name, 'ñ'.repeat(length)]));
  const place = `${address}/${'x'.repeat(listLimits.address)}`;
  for (const text of listTexts(HUNDRED, longest, place))
    for (const part of ['Hola, soy ñ', '…', 'Cotización: lista\n', ' líneas más\n']) expect(text).toContain(part);
  const most = `${address}/${'x'.repeat(1_000 - address.length - 20)}`;
  for (const text of listTexts(HUNDRED, longest, most)) expect(text).toContain(`(${most})`);
});
