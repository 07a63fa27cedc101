import { markMatches } from './suggestion';

const marked = (name: string, q: string, terms: string[] = []) =>
  markMatches(name, q, terms).map(([from, to]) => name.slice(from, to));

test.each([
  ['Monitor de signos vitales MV-12', 'moni', [], ['Moni']],
  ['Electrocardiógrafo de 12 derivaciones', 'electrocardiografo 12', [], ['Electrocardiógrafo', '12']],
  ['Desfibrilador externo automático DEA-50', 'dea', ['desfibrilador', 'dea'], ['Desfibrilador', 'DEA-50']],
  ['Tensiómetro digital', 'tensometro', ['tensiometro'], ['Tensiómetro']],
  ['Autoclave', 'autoclaves', ['autoclav'], ['Autoclave']],
  ['Monitor de signos vitales MV-12', 'mv12', ['mv12'], ['MV-12']],
  ['Bomba', '', [], []],
])('of %j a search for %j marks the match', (name, q, terms, parts) => {
  expect(marked(name, q, terms)).toEqual(parts);
});
