/** @jest-environment node */
import { places } from '@/content/places';
import { findPlaceAnswer } from './find-answer';
import { otherPlaces, placeWords } from './words';

/** As people write them: the place that the law names. */
const NAMED = {
  transporte:
    'ambulancia, AMBULANCIAS, anbulancia, aeropuerto, aereopuerto, terminal, terminal de buses, metro, puerto',
  'escenarios-deportivos':
    'gimnasio, Gimnasios, gimnacio, gym, estadio, coliseo, polideportivo, club, ciclovia, clubes, centro deportivo, villa olímpica',
  'escenarios-culturales':
    'escenario cultural, escenarios culturales y recreacionales, centro recreacional, teatro, teatros, centro cultural, casa de la cultura',
  'entidades-publicas':
    'alcaldía, alcaldia, ALCALDÍAS, alcandia, gobernacion, ministerio, juzgado, fiscalía, batallón, entidad publica, base aérea, centro de atención, secretaría de tránsito',
  'colegios-y-universidades':
    'colegio, colejio, mi colegio, Gimnasio Moderno, escuela, universidad, unibersidad, universidades, campus',
  'rehabilitacion-y-salud-mental': 'centro de rehabilitación, rehabilitacion, clínica de salud mental',
  'centros-comerciales': 'centro comercial, centro comerc, sentro comercial, mall, un restaurante en centro comercial',
  policia: 'policía, policia, CAI, estación de policía',
  carceles: 'cárcel, carcel, carsel, cárceles, prisión, penitenciaria',
  'resguardos-indigenas': 'resguardo, resguardos indígenas, resguardo indigena',
} as const;

const DEPENDS = (
  'oficina, oficinas, clínica, clinca, hospital, ospital, hospitales, consultorio odontológico, bus, buses, autobús, supermercado, supermercdo, tienda, droguería, drogueria, farmacia, cine, museo, escuela de teatro, biblioteca, auditorio, discoteca, piscina, cancha, parque, jardín infantil, guardería, SENA, hogar geriátrico, bomberos, cabildo, psiquiátrico, salón comunal, casa, centro de convenciones, plaza de mercado, tren, notaría,' +
  ' conjunto, conjunto residencial, unidad residencial, edificio, edifisio, edificio de apartamentos, edificio de oficinas, torre,' +
  ' torre de apartamentos, apartamento, condominio, urbanización, propiedad horizontal, residencia, piscina de conjunto,' +
  ' escuela de baile, escuela de conducción, escuela de manejo, escuela de música, escuela de idiomas, escuela de belleza,' +
  ' escuela de cocina, escuela infantil, escuela de fútbol, escuela de natación, academia de inglés, escuela de policía,' +
  ' IPS, EPS, consultorio, call center, coworking, feria, ferry, comisaría, club nocturno, hospital militar, karaoke, ludoteca, salón de fiestas, CDI, centro de diálisis, central de abastos, complejo acuático,' +
  ' parques, parque infantil, torre empresarial'
).split(', ');

const UNNAMED =
  'hotel, HOTELES, otel, un hotel con piscina, hostal, restaurante, restaurant, cafetería, iglesia, iglecia, igelsia, iglesias, capilla, cementerio, banco, bancos, peluquería, peluqeria, spa, veterinaria, hacienda, finca, fincas, fábrica, bodega, taller, obra, estación de servicio, estación de gasolina, mina, parqueadero, edificio de parqueaderos, colegio de abogados, playa, plaza, fundación, hospedería, casa de retiro, invernadero, centro de acopio, pet shop, coffee shop, barber shop, taxi, ruta escolar, peaje'.split(
    ', ',
  );

describe('findPlaceAnswer', () => {
  const named = Object.entries(NAMED).flatMap(([slug, words]) => words.split(', ').map((word) => [word, slug]));

  test.each(named)('«%s» is named as %s', (word, slug) => {
    expect(findPlaceAnswer(word)).toMatchObject({ verdict: 'named', near: [slug] });
  });

  test.each(['uso mixto', 'edificio de uso mixto', 'centro empresarial', 'unidad residencial y comercial'])(
    '«%s» is a place of the list, and whether the law names it depends on more',
    (word) => {
      expect(findPlaceAnswer(word)).toMatchObject({ verdict: 'depends', place: 'conjuntos-de-uso-mixto' });
    },
  );

  test.each(['conjunto residencial', 'edificio de apartamentos', 'mi casa'])('«%s» has no use but homes', (word) => {
    const { text, place } = findPlaceAnswer(word);
    expect(text).toContain('no nombra las viviendas ni los edificios y conjuntos solo residenciales');
    expect(place).toBeUndefined();
  });

  test.each(['parque', 'parques', 'Parque Municipal'])('«%s» may be one of the parks that the law names', (word) => {
    expect(findPlaceAnswer(word).text).toContain('nombra, entre los escenarios deportivos, los parques de diversiones');
  });

  test.each(['torre empresarial', 'edificio corporativo'])('«%s» is one of offices, not of homes', (word) => {
    expect(findPlaceAnswer(word).text).toContain('no nombra las oficinas de empresas');
  });

  test.each(DEPENDS)('«%s» depends, and has a place of the list to look at', (word) => {
    const { verdict, near } = findPlaceAnswer(word);
    expect([verdict, near.length > 0]).toEqual(['depends', true]);
  });

  test.each(UNNAMED)('«%s» is not named, which is said', (word) => {
    const { verdict, text } = findPlaceAnswer(word);
    expect(verdict).toBe('unnamed');
    expect(text).toMatch(/^La lista del artículo 3 que conocemos no nombra /);
  });

  test.each(['zzzz', 'surf shop', '', '%', 'sala de espera', '¿?', '   '])('«%s» is not known', (word) => {
    expect(findPlaceAnswer(word).verdict).toBe('unknown');
  });

  test('every word of the content leads to its own answer', () => {
    for (const { slug, name } of places)
      for (const word of [name, ...placeWords[slug].split(', ')])
        expect([word, findPlaceAnswer(word)]).toMatchObject([word, { near: [slug], place: slug }]);
    for (const { words, text } of otherPlaces)
      for (const word of words.split(', ')) expect([word, findPlaceAnswer(word).text]).toEqual([word, text]);
  });
});
