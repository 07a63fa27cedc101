import { sampleItems } from '@/content/catalogue/catalogue';
import { dataSheets } from '@/content/data-sheets';
import { dataPolicy, documents } from '@/content/documents';
import { limits } from '@/content/limits';
import { labels } from '@/content/policies/labels';
import { printables } from './documents';
import { renderProse } from './prose';
import { isSamePdf } from './same-pdf';
import { fill } from './tokens';

const noPicture = async () => 'data:image/jpeg;base64,';

test('text is escaped, addresses become links without the full stop that follows them', () => {
  expect(String(renderProse('Escriba a a@b.co. Vea <b>https://example.com/pqr.'))).toBe(
    'Escriba a <a href="mailto:a@b.co">a@b.co</a>. Vea &lt;b&gt;<a href="https://example.com/pqr">https://example.com/pqr</a>.',
  );
});

test('an unknown token stops the print', () => {
  expect(() => fill('Escriba a {correo}')).toThrow('Unknown token {correo}');
});

test('every policy that the site links to is printed', () => {
  const paths = printables().map(({ path }) => path);
  for (const { file } of [...documents, dataPolicy]) expect(paths).toContain(`/docs/${file}`);
  expect(paths).toContain('/docs/ley-1831-2017.pdf');
});

test('the data policy tells for how long the site keeps a message', async () => {
  const policy = printables().find(({ path }) => path === `/docs/${dataPolicy.file}`);
  expect(await policy?.html(noPicture)).toContain(`la borra a los ${limits.messagesKeptDays} días de haberlo recibido`);
});

test('every data sheet has 6 to 10 characteristics and belongs to a product', () => {
  const linked = sampleItems.filter((item) => item.dataSheet !== '');
  expect(Object.keys(dataSheets).sort()).toEqual(linked.map((item) => String(item.id)).sort());
  for (const rows of Object.values(dataSheets)) {
    expect(rows.length).toBeGreaterThanOrEqual(6);
    expect(rows.length).toBeLessThanOrEqual(10);
  }
});

test('every document has a title and a language, says that it is a sample and has no token left', async () => {
  for (const printable of printables()) {
    const page = await printable.html(noPicture);
    expect(page).toMatch(/<html lang="es-CO"><head><meta charset="utf-8"><title>[^<]+<\/title>/);
    expect(page).toContain(`<strong>${labels.notice.title}.</strong>`);
    expect(page.replace(/<style>.*<\/style>/s, '')).not.toMatch(/\{[^}]*\}/);
  }
});

test('a PDF printed again is the same when only its dates and node numbers differ', () => {
  const pdf = (date: string, text: string) => Buffer.from(`/CreationDate (D:${date}) /ID (node${date}) ${text}`);
  expect(isSamePdf(pdf('2026', 'a'), pdf('2027', 'a'))).toBe(true);
  expect(isSamePdf(pdf('2026', 'a'), pdf('2026', 'b'))).toBe(false);
});
