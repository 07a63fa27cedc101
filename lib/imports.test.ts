/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'((?:@\/|\.)[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** What a file imports of the site, types too. */
function findImports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, name = '']) => {
    const path = name.startsWith('@/') ? name.slice(2) : join(dirname(file), name);
    const found = ENDINGS.map((ending) => path + ending).find((one) => existsSync(one) && statSync(one).isFile());
    return found ? [found] : [];
  });
}

// That no file imports itself by way of others is a rule of the linter.
test('Components read no environment, and nor does what they import', () => {
  const names = readdirSync('components', { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const reached = new Set(files.map((name) => join('components', name)));
  for (const file of reached) for (const one of findImports(file)) reached.add(one);
  expect(reached).toContain('lib/catalogue/pictures.ts');
  expect(reached).not.toContain('lib/env.ts');
});
