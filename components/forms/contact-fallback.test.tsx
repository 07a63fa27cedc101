import { render, screen } from '@testing-library/react';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { listLimits } from '@/content/list-limits';
import { fitLines } from '@/lib/sharing/fit-lines';
import { ContactFallback } from './contact-fallback';

const LONG = `- 999 × ${'ñ'.repeat(40)} · ${'ó'.repeat(40)}`;
const draft = {
  client_name: 'Ana',
  description: 'Para tres sedes',
  email: 'ana@example.com',
  phone_number: '3001234567',
};
const address = `https://www.example.com/cotizacion/101/${'x'.repeat(listLimits.address)}`;

/** The texts of both links for a list of `lines`, and the longest of their addresses. */
function listTexts(lines: readonly string[]) {
  const linked = fitLines(lines, listLimits.shared, listPageTexts.moreLines);
  render(<ContactFallback draft={draft} address={address} requested={{ name: 'lista', lines: [], linked }} />);
  const hrefs = ['WhatsApp', 'Correo'].map((name) => screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  const texts = hrefs.map((href, index) => new URL(href).searchParams.get(index === 0 ? 'text' : 'body') ?? '');
  return { texts, longest: Math.max(...hrefs.map(({ length }) => length)) };
}

test('a short list is in both links whole', () => {
  for (const text of listTexts(['- 2 × Monitor', '- 1 × Silla']).texts)
    expect(text).toContain('- 2 × Monitor\n- 1 × Silla\n3001234567');
});

test('of a hundred long lines as many as fit are, and how many more there are; the links have a bound', () => {
  const { texts, longest } = listTexts(Array.from({ length: 100 }, () => LONG));
  for (const text of texts) {
    const shown = text.split('\n').filter((line) => line === LONG).length;
    expect(shown).toBeGreaterThan(0);
    expect(text).toContain(`\ny ${100 - shown} líneas más\n`);
    for (const part of ['Hola, soy Ana.', 'Para tres sedes', address, 'ana@example.com']) expect(text).toContain(part);
  }
  expect(longest).toBeLessThan(listLimits.shared + listLimits.address + 500);
});
