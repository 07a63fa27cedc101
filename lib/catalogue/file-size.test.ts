/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getFileSize, toSize } from './file-size';

test('the size of a document of the site is told in words, and of no other file', () => {
  expect(getFileSize('/docs/fichas/aed.pdf')).toMatch(/^\d+ KB$/);
  expect(getFileSize('/docs/fichas/aed.pdf?v=2')).toMatch(/^\d+ KB$/);
  for (const address of ['/docs/no-hay.pdf', 'https://example.com/docs/x.pdf', '/package.json', '/images/icons.svg'])
    expect(getFileSize(address)).toBe('');
  expect([toSize(1), toSize(119_001), toSize(1_440_000)]).toEqual(['1 KB', '120 KB', '1,4 MB']);
});

test('the size of a document is told whatever its name has, and of an impossible name is not known', () => {
  const folder = mkdtempSync(join('public/docs', 'prueba-'));
  try {
    writeFileSync(join(folder, 'ficha técnica.pdf'), 'x'.repeat(2_000));
    expect(getFileSize(`${folder.slice('public'.length)}/ficha%20t%C3%A9cnica.pdf`)).toBe('2 KB');
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const name of ['%', 'x'.repeat(300), '%00']) expect(getFileSize(`/docs/${name}.pdf`)).toBe('');
});
