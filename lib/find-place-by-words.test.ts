/** @jest-environment node */
import { otherWords, places } from '@/content/places';
import { findPlaceByWords } from './find-place-by-words';

/** As people write them, slips and all: the place that the law names, or none. */
const WORDS: readonly (readonly [place: string, words: string])[] = [
  [
    'transporte',
    'AMBULANCIAS, anbulancia, aeropuerto, aereopuerto, terminal de buses, metro, puerto, estación de transmilenio',
  ],
  ['escenarios-deportivos', 'Gimnasios, gimnasio, gimnacio, gym, coliseo, club, ciclovia, clubes, villa olímpica'],
  [
    'escenarios-culturales',
    'escenarios culturales y recreacionales, teatros, casa de la cultura, escenarios recreacionales',
  ],
  [
    'entidades-publicas',
    'alcaldía, alcaldia, ALCALDÍAS, alcandia, alcaldía de Chía, gobernacion, batallón, entidad publica, secretaría de tránsito',
  ],
  ['colegios-y-universidades', 'colegios, colejio, mi colegio, Gimnasio Moderno, unibersidad, universidades, campus'],
  ['rehabilitacion-y-salud-mental', 'centro de rehabilitación, clínica de salud mental'],
  ['centros-comerciales', 'centro comerc, sentro comercial, mall, un restaurante en centro comercial'],
  ['policia', 'policia, CAI, estación de policía'],
  ['carceles', 'carcel, carsel, cárceles, penitenciaria'],
  ['resguardos-indigenas', 'resguardos indígenas, resguardo indigena'],
  [
    'conjuntos-de-uso-mixto',
    'edificio de uso mixto, centro empresarial, unidad residencial y comercial, conjunto residencial, edifisio, casa, piscina de conjunto, edificio de oficinas',
  ],
  [
    'none',
    'HOTELES, hotel, un hotel con piscina, restaurant, iglecia, clinca, ospital, IPS, consultorio odontológico, puesto de salud, supermercdo, drogueria, comecio, parques, oficinas, estación de gasolina, escuela de manejo, escuela de policía, colegio de abogados, hospital militar, xyz, zzzz, surf shop, %, sala de espera, ¿?, ',
  ],
];

test.each(WORDS.flatMap(([place, words]) => words.split(', ').map((word) => [word, place])))(
  '«%s» means %s',
  (word, place) => {
    expect(findPlaceByWords(word)?.slug ?? 'none').toBe(place);
  },
);

test('every word of the content leads to its own place, and those of others to none', () => {
  for (const { slug, name, words } of places)
    for (const word of [name, ...words.split(', ')]) expect([word, findPlaceByWords(word)?.slug]).toEqual([word, slug]);
  for (const word of otherWords.split(', ')) expect([word, findPlaceByWords(word)]).toEqual([word, undefined]);
});
