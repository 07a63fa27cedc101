/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { samples } from './samples';

/** Words that only a sample has. */
const SIGN = /^\/\/ Sample |\bexample\.com\b|\b000 0000\b|\(muestra\)|\bEjemplo\b/;

test.each(samples)('$file is still a sample: $what', ({ file, fact }) => {
  // Replaced? Then the line of content/samples.ts goes too.
  expect(readFileSync(file, 'utf8')).toContain(fact);
});

test('no other file of content/ has words of a sample', () => {
  const listed = new Set<string>(['content/samples.ts', ...samples.map(({ file }) => file)]);
  const others = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test)\.(?:json|ts)$/.test(file) && !listed.has(file));
  expect(others.length).toBeGreaterThan(20);
  const found = others.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (SIGN.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
