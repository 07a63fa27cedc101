/** @jest-environment node */
import { otherPlaces, places } from '@/content/places';
import { findPlaceAnswer } from './find-place-answer';

/** As people write them, slips and all: the place that the law names, or what is said of any other. */
const WORDS: readonly (readonly [answer: string, words: string])[] = [
  ['transporte', 'AMBULANCIAS, anbulancia, aeropuerto, aereopuerto, terminal de buses, metro, puerto'],
  ['escenarios-deportivos', 'Gimnasios, gimnacio, gym, coliseo, club, ciclovia, clubes, villa olímpica'],
  ['escenarios-culturales', 'escenarios culturales y recreacionales, teatros, casa de la cultura'],
  [
    'entidades-publicas',
    'alcaldia, ALCALDÍAS, alcandia, gobernacion, batallón, entidad publica, secretaría de tránsito',
  ],
  ['colegios-y-universidades', 'colejio, mi colegio, Gimnasio Moderno, unibersidad, universidades, campus'],
  ['rehabilitacion-y-salud-mental', 'centro de rehabilitación, clínica de salud mental'],
  ['centros-comerciales', 'centro comerc, sentro comercial, mall, un restaurante en centro comercial'],
  ['policia', 'policia, CAI, estación de policía'],
  ['carceles', 'carcel, carsel, cárceles, penitenciaria'],
  ['resguardos-indigenas', 'resguardos indígenas, resguardo indigena'],
  ['conjuntos-de-uso-mixto', 'edificio de uso mixto, centro empresarial, unidad residencial y comercial'],
  [
    'depends',
    'oficinas, clinca, ospital, consultorio odontológico, buses, supermercdo, drogueria, escuela de teatro, parques, casa, plaza de mercado, conjunto residencial, edifisio, edificio de oficinas, torre empresarial, piscina de conjunto, escuela de manejo, escuela de policía, IPS, hospital militar, CDI, Parque Municipal',
  ],
  [
    'unnamed',
    'HOTELES, otel, un hotel con piscina, restaurant, iglecia, igelsia, bancos, peluqeria, veterinaria, fincas, estación de gasolina, edificio de parqueaderos, colegio de abogados, pet shop, ruta escolar',
  ],
  ['unknown', 'zzzz, surf shop, %, sala de espera, ¿?, '],
];

test.each(WORDS.flatMap(([answer, words]) => words.split(', ').map((word) => [word, answer])))(
  '«%s» is answered as %s',
  (word, answer) => {
    const { verdict, text, place, near } = findPlaceAnswer(word);
    expect(place ?? verdict).toBe(answer);
    if (place) expect([verdict, near]).toEqual([place === 'conjuntos-de-uso-mixto' ? 'depends' : 'named', [place]]);
    if (verdict === 'depends') expect(near).not.toEqual([]);
    if (verdict === 'unnamed') expect(text).toMatch(/^La lista del artículo 3 que conocemos no nombra /);
  },
);

test('every word of the content leads to its own answer', () => {
  for (const { slug, name, words } of places)
    for (const word of [name, ...words.split(', ')])
      expect([word, findPlaceAnswer(word)]).toMatchObject([word, { near: [slug], place: slug }]);
  for (const { words, text } of otherPlaces)
    for (const word of words.split(', ')) expect([word, findPlaceAnswer(word).text]).toEqual([word, text]);
});
