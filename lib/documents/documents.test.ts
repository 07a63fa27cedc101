/** @jest-environment node */

import { dataPolicy, documents } from '@/content/documents';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { labels } from '@/content/policies/labels';
import { sampleItems } from '@/e2e/support/samples';
import { getFieldNames } from '@/lib/forms/fields';
import { isSamePdf, printables } from './documents';
import { renderMarkdown, renderText } from './markdown';
import { fill } from './tokens';

test('text that is no Markdown is escaped', () => {
  expect(String(renderText('<b> *3 kg* de CO₂'))).toBe('&lt;b&gt; *3\u00a0kg* de CO<sub>2</sub>');
});

test('addresses become links without the full stop that follows them', () => {
  expect(String(renderMarkdown('Escriba a a@b.co. Vea https://example.com/pqr.'))).toBe(
    '<p>Escriba a <a href="mailto:a@b.co">a@b.co</a>. Vea <a href="https://example.com/pqr">https://example.com/pqr</a>.</p>\n',
  );
});

test('each heading begins a section; a line in bold is the caption of the table that follows it', () => {
  expect(String(renderMarkdown('## Plazos\n\n**De muestra**\n\n| Qué | Plazo |\n| --- | --- |\n| Equipo | 12 |'))).toBe(
    '<section><h2>Plazos</h2>\n<table><caption>De muestra</caption><thead><tr><th scope="col">Qué</th><th scope="col">Plazo</th></tr></thead>' +
      '<tbody><tr><th scope="row">Equipo</th><td>12</td></tr></tbody></table></section>',
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
  expect(await policy?.html()).toContain(`la borra a los ${limits.messagesKeptDays} días de haberlo recibido`);
});

test('a data sheet has every characteristic of its product', async () => {
  const sheets = sampleItems.filter(({ url }) => url.startsWith('/docs/fichas/'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const { url, attributes } of sheets) {
    const page = await printables()
      .find(({ path }) => path === url)
      ?.html();
    for (const { name, value } of attributes)
      expect(page).toContain(`${renderText(name)}</th><td>${renderText(value)}</td>`);
  }
});

test('every document has a title and a language, says that it is a sample and has no token left', async () => {
  for (const printable of printables()) {
    const page = await printable.html();
    expect(page).toMatch(/<html lang="es-CO"><head><meta charset="utf-8"><title>[^<]+<\/title>/);
    expect(page).toMatch(/<h1>[^<]+<\/h1>/);
    expect(page).toContain(`<strong>${labels.notice.title}.</strong>`);
    expect(page.replace(/<style>.*<\/style>/s, '')).not.toMatch(/\{[^}]*\}/);
  }
});

test('a PDF printed again is the same when only its dates and node numbers differ', () => {
  const pdf = (date: string, text: string) => Buffer.from(`/CreationDate (D:${date}) /ID (node${date}) ${text}`);
  expect(isSamePdf(pdf('2026', 'a'), pdf('2027', 'a'))).toBe(true);
  expect(isSamePdf(pdf('2026', 'a'), pdf('2026', 'b'))).toBe(false);
});

test('the data policy names every field of the contact form', async () => {
  const names = getFieldNames('contact').map((name) => messages.fields[name].toLowerCase());
  const policy = printables().find(({ path }) => path === `/docs/${dataPolicy.file}`);
  expect(await policy?.html()).toContain(`En el formulario de contacto: ${new Intl.ListFormat('es').format(names)}.`);
});
