/** @jest-environment node */
import { dataPolicy, documents } from '@/content/documents';
import { searchAnswers } from '@/content/search-answers';
import { foreignThings } from '@/e2e/support/foreign-things';
import { realSearches } from '@/e2e/support/real-searches';
import { typedSearches } from '@/e2e/support/typed-searches';
import { toWords } from '@/lib/search-index/words';
import { findSearchAnswer } from './find-search-answer';
import { listNotices } from './list-notices';

const policies = [...documents, dataPolicy].map(({ file }) => ({ href: `https://backend.test/docs/${file}` }));
const listAddresses = (q: string) => listNotices(q, policies).map(({ href }) => href.split('/docs/').at(-1));

test.each([
  ['horario', '/contacto'],
  ['donde estan ubicados', '/contacto'],
  ['dirección', '/contacto'],
  ['TELEFONO', '/contacto'],
  ['correo', '/contacto'],
  ['garantia', 'garantias-y-devoluciones.pdf'],
  ['garantía del monitor', 'garantias-y-devoluciones.pdf'],
  ['envios a cali', 'politica-de-envios.pdf'],
  ['Bogotá', 'politica-de-envios.pdf'],
  ['sede bucaramanga', '/contacto'],
  ['ley 1831', '/ley-1831'],
  ['formas de pago', 'medios-de-pago.pdf'],
  ['pqr', 'https://example.com/pqr'],
  ['política de datos', 'politica-de-datos.pdf'],
  ['politica de calidad', 'politica-de-calidad.pdf'],
  ['hotel', '/ley-1831/lugar/hotel'],
  ['hoteles', '/ley-1831/lugar/hotel'],
  ['dea obligatorio en hotel', '/ley-1831/lugar/hotel'],
  ['mi gimnasio', '/ley-1831/escenarios-deportivos'],
  ['colegio', '/ley-1831/colegios-y-universidades'],
  ['alcaldia', '/ley-1831/entidades-publicas'],
  ['desfibrilador para conjunto residencial', '/ley-1831/lugar/conjunto%20residencial'],
  ['ultrasonido', '/contacto'],
  ['ecógrafo portátil', '/contacto'],
  ['precios', '/cotizacion'],
  ['solicitar cotizacion', '/cotizacion'],
  ['catálogo', '/productos'],
  ['¿Cuánto cuesta?', '/cotizacion'],
  ['cuánto cuesta el envío', 'politica-de-envios.pdf'],
])('«%s» leads to %s', (q, address) => {
  expect(listAddresses(q)).toEqual([address]);
});

test.each([
  'monitor',
  'monitor en Cali',
  'cama',
  'termómetro sin contacto',
  'ultrasonido de limpieza',
  'DEA',
  'precio de un monitor',
  'gel para ultrasonido',
  'mapa',
  '',
  '%',
  '¿?',
])('«%s» is about equipment alone', (q) => {
  expect(listAddresses(q)).toEqual([]);
});

it('says a place as content writes it', () => {
  const [notice] = listNotices('GIMNASIOS', policies);
  expect(notice).toMatchObject({ text: '¿Su lugar debe tener un DEA?', link: 'Ver «gimnasio»', isPage: true });
});

it('leads to the category that a search names', () => {
  const categories = [
    { id: '1', name: 'Monitoreo y diagnóstico' },
    { id: '7', name: 'Metrología y patrones' },
  ];
  const addresses = (q: string) => listNotices(q, [], categories).map(({ href }) => href);
  expect(addresses('METROLOGIA')).toEqual(['/productos/Metrolog%C3%ADa%20y%20patrones/7']);
  expect(addresses('metrología y patrones')).toHaveLength(1);
  for (const q of ['metrología legal', 'patrón oro', '', '%']) expect(addresses(q)).toEqual([]);
});

it('has no link to a policy that is not there', () => {
  expect(listNotices('garantia', [])).toEqual([]);
});

it('takes no search for equipment for one about the company', () => {
  const searches = [...realSearches, ...typedSearches].map(([q]) => q);
  const isAboutCompany = (q: string) =>
    findSearchAnswer(q)?.answer.isThing === undefined && findSearchAnswer(q) !== null;
  // The one that names no equipment.
  expect([...searches, ...foreignThings].filter(isAboutCompany)).toEqual(['cotización']);
});

it('answers the whole of a search that has no other words than those of a question', () => {
  for (const q of [
    'horario',
    'donde estan ubicados',
    'envios a cali',
    'precios',
    'cuánto cuesta',
    '¿cuáles son las formas de pago?',
  ])
    expect([q, findSearchAnswer(q)?.isWhole]).toEqual([q, true]);
  for (const q of ['garantía del monitor', 'ultrasonido', 'ecógrafo', 'incubadora', 'incubadora neonatal'])
    expect([q, findSearchAnswer(q)?.isWhole]).toEqual([q, false]);
});

test('each phrase of the answers stands there once, and leads to its own', () => {
  const phrases = searchAnswers.flatMap(({ words }) => words.split(', '));
  const keys = phrases.map((phrase) => toWords(phrase).toSorted().join(' '));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  for (const { words, text } of searchAnswers)
    for (const phrase of words.split(', '))
      expect([phrase, findSearchAnswer(phrase)?.answer.text]).toEqual([phrase, text]);
});
