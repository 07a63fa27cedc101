/** @jest-environment node */
import { getFileSize, toSize } from './file-size';

test('the size of a document of the site is told in words, and of no other file', () => {
  expect(getFileSize('/docs/fichas/aed.pdf')).toMatch(/^\d+ KB$/);
  expect(getFileSize('/docs/fichas/aed.pdf?v=2')).toMatch(/^\d+ KB$/);
  for (const address of ['/docs/no-hay.pdf', 'https://example.com/docs/x.pdf', '/package.json', '/images/icons.svg'])
    expect(getFileSize(address)).toBe('');
  expect([toSize(1), toSize(119_001), toSize(1_440_000)]).toEqual(['1 KB', '120 KB', '1,4 MB']);
});
