/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samples } from '@/content/samples';
import { findSamples } from './find-samples';

describe('what is still sample content', () => {
  const root = mkdtempSync(join(tmpdir(), 'samples-'));
  const write = (file: string, text: string) => writeFileSync(join(root, 'content', file), text);

  beforeAll(() => mkdirSync(join(root, 'content/policies'), { recursive: true }));
  afterAll(() => rmSync(root, { recursive: true }));

  it('is all named in content/samples.ts, and nothing else is', () => {
    expect(findSamples(process.cwd())).toHaveLength(samples.length);
    expect(samples.filter(({ file }) => !existsSync(file))).toEqual([]);
  });

  it('is nothing when every line is gone and no file has words of a sample', () => {
    write('site.ts', "export const site = { name: 'Biomédica Andina', email: 'ventas@andina.co' };");
    expect(findSamples(root, [])).toEqual([]);
  });

  it.each([
    '// Sample facts: …',
    '<!-- Sample text: …',
    'ventas@example.com',
    '(601) 000 0000',
    'Marca (muestra)',
    'Plano de muestra',
    'Biomédica Ejemplo',
  ])('is found in a file that has «%s» and no line', (sign) => {
    write('policies/shipping.md', sign);
    expect(findSamples(root, [])).toEqual([expect.stringMatching(/^content\/policies\/shipping\.md: /)]);
    expect(findSamples(root, [{ file: 'content/policies/', what: 'texts' }])).toEqual(['content/policies/: texts']);
  });
});
