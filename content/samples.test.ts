/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

/**
 * What is still a sample: `fact` stands in `file`, with others like it. Replace all of them (`what`), then take the line away.
 * The tests fail for a line whose fact is gone, and for a file of content/ that has words of a sample and no line.
 */
const samples = [
  { file: 'content/site.ts', fact: 'Biomédica Ejemplo', what: 'name, address, social networks, house brand, PQR form' },
  { file: 'content/site.ts', fact: '300 000 0000', what: 'telephones' },
  { file: 'content/site.ts', fact: 'contacto@example.com', what: 'e-mail addresses' },
  { file: 'SECURITY.md', fact: 'contacto@example.com', what: 'e-mail address' },
  { file: 'content/company.ts', fact: '// Sample', what: 'vision, mission, track record, quality policy' },
  { file: 'content/hero.ts', fact: '// Sample', what: 'slides of the home page, and their pictures' },
  { file: 'content/events.ts', fact: 'Nuestros 25 años', what: 'events, and their pictures' },
  { file: 'content/logos.ts', fact: 'Clínica Ejemplo', what: 'clients, partners, payment methods, and their marks' },
  { file: 'content/contact.ts', fact: '// Sample', what: 'opening hours and promises of an answer' },
  { file: 'content/product.ts', fact: 'Entrega en Bogotá', what: 'promises on the page of a product' },
  { file: 'content/documents.ts', fact: "version: '2026-11-28'", what: 'PDFs of public/docs, for a lawyer' },
  { file: 'content/ley-1831.ts', fact: '// Sample', what: 'facts about the device, wording about the law' },
  { file: 'content/places.ts', fact: '// Sample', what: 'groups of places' },
  { file: 'content/places.json', fact: 'la plazoleta de comidas', what: 'places, and where a defibrillator could be' },
  { file: 'content/place-answers.ts', fact: 'Bogotá tiene una norma propia', what: 'answers for each kind of place' },
  { file: 'content/messages.ts', fact: 'Plano dibujado de muestra', what: 'text of the map, and images/map.svg' },
  { file: 'content/catalogue/sample.json', fact: '(muestra)', what: 'the catalogue of a site without a backend' },
  { file: 'public/images/logo.svg', fact: 'Ejemplo', what: 'the logos, and the icons of public/' },
] as const;

/** Words that only a sample has. */
const SIGN = /^\/\/ Sample |\bexample\.com\b|\b000 0000\b|\(muestra\)|\bEjemplo\b/;

test.each(samples)('$file is still a sample: $what', ({ file, fact }) => {
  expect(readFileSync(file, 'utf8')).toContain(fact);
});

test('no other file of content/ has words of a sample', () => {
  const listed = new Set<string>(samples.map(({ file }) => file));
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
