import { render, screen } from '@testing-library/react';
import { clientLimits } from '@/content/client/limits';
import { listLimits } from '@/content/list-limits';
import { fields, listFields } from '@/lib/forms/fields';
import { ContactFallback } from './contact-fallback';

const MOST = 2_000;
const address = 'https://www.example.com/cotizacion/101';
const lines = Array.from({ length: clientLimits.quotationList.lines }, (_, at) => `- 1 × ${'ñandú '.repeat(20)}${at}`);
const limits = Object.entries({ ...fields, ...listFields });
const short = { client_name: 'Ana', description: 'Para tres sedes', email: 'ana@example.com' };
const longest = Object.fromEntries(limits.map(([name, { maxLength }]) => [name, 'ñ'.repeat(maxLength)]));

test.each([
  ['a short message', short, address, ['Hola, soy Ana.', 'Para tres sedes', `(${address})`, 'ana@example.com']],
  ['every field as long as it may be', longest, address, ['Hola, soy ñ', '…', `(${address})`]],
  [
    'an address that no link has room for',
    longest,
    `${address}/${'x'.repeat(listLimits.address)}`,
    ['Cotización: lista\n'],
  ],
])(
  'of a hundred lines as many as fit beside %s are in both links, and how many more there are',
  (_, draft, place, parts) => {
    const all = lines.map((text) => ({ id: '', name: text, text }));
    render(<ContactFallback draft={draft} address={place} name="lista" lines={all} />);
    for (const [name, part] of Object.entries({ WhatsApp: 'text', Correo: 'body' })) {
      const { href } = screen.getByRole<HTMLAnchorElement>('link', { name });
      expect(href.length).toBeLessThanOrEqual(MOST);
      const text = new URL(href).searchParams.get(part) ?? '';
      const shown = text.split('\n').filter((line) => line.startsWith('- 1 × ñandú')).length;
      for (const one of [...parts, `\ny ${lines.length - shown} líneas más\n`]) expect(text).toContain(one);
    }
  },
);
