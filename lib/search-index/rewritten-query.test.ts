/** @jest-environment node */
import foreignThings from '@/e2e/data/foreign-things.json' with { type: 'json' };
import { createSampleIndex, openEmbedded } from '@/e2e/support/backend';
import { findRewrittenQuery } from './rewritten-query';
import type { SearchIndex } from './search-index';

let index: SearchIndex;

beforeAll(async () => {
  const embedded = await openEmbedded();
  index = await createSampleIndex(embedded);
  await embedded.close();
});

test.each([
  ['tensiometo', 'tensiómetro'],
  ['monitor fetal', 'monitor'],
  ['mantenimiento preventivo ventilador Puritan Bennett', 'mantenimiento preventivo'],
  ['maquina para apnea', 'CPAP'],
  ['autoclave horizontal 250 litros', 'autoclave'],
  ['quindabel', 'Quindavel'],
  ['mv 12 usado', 'MV-12'],
  ['101', 'monitor de signos vitales MV-12'],
  ['bonba de infucion', 'bomba de infusión'],
  ['sacar flemas', 'aspirador'],
])('%j means %j', (q, words) => {
  expect(findRewrittenQuery(index, q)?.toLowerCase()).toContain(words.toLowerCase());
});

const NOTHING = [
  'grúa hidráulica xyz',
  'hola',
  'silla de ruedas',
  'caja',
  'papá',
  'mis solicitudes',
  '2952 3011-7',
].concat(['10 cajas de guantes', 'envíos a cali', 'calientes', '', '???', 'ñ'.repeat(100)]);

it('takes for meant nothing that is not of the catalogue, nor what is two letters off', () => {
  const scopesAndMeters = foreignThings.filter((thing) => /(?:metro|scopio)$/.test(thing));
  expect(scopesAndMeters.length).toBeGreaterThan(10);
  expect([...NOTHING, ...scopesAndMeters].filter((q) => findRewrittenQuery(index, q) !== null)).toEqual([]);
});
