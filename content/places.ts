// The kinds of places of article 3, Ley 1831 de 2017, and the answers of their pages. Wording is a sample: the company must review it.
//
// Where each statement comes from. V: read in an official or first-hand text. S: several secondary sources agree; the official text could not be
// had. Ours: our own recommendation, which its page says beside it.
//
// | statement                                                                     | article                                   | mark |
// | ----------------------------------------------------------------------------- | ----------------------------------------- | ---- |
// | `named` of every place: article 3 names it                                    | Ley 1831, art. 3                          | S    |
// | `note` of transporte: transport is named beside the spaces of high affluence  | Ley 1831, art. 1                          | V    |
// | `note` of conjuntos-de-uso-mixto: purely residential ones are not named       | Ley 1831, art. 3, literal m               | S    |
// | authority: it says which spaces have high affluence                           | Decreto 1465 de 2019                      | V    |
// | terms: they differ by category of municipality                                | Decreto 1465 de 2019                      | S    |
// | city: Bogotá has a norm of its own                                            | Resolución 668 de 2022 (Bogotá)           | V    |
// | city: so have other cities                                                    | Ley 1831 (facts file, Bogotá)             | S    |
// | equipment: who is responsible for the place provides it                       | Decreto 1465 de 2019                      | S    |
// | point, upkeep                                                                 | ours, as in the summary of the law        | Ours |
// | people: trained and certified by the secretariats; others may use it too      | Ley 1831, art. 4                          | S    |
// | drills, registration                                                          | Resolución 3316 de 2019                   | V    |
// | call: before each use, or at once after it, to 123                            | Ley 1831, art. 4                          | S    |
// | report: within 72 hours, to the CRUE and the secretariat                      | Resolución 3316 de 2019                   | S    |
// | inspection by the local secretariats                                          | Resolución 3316 de 2019                   | S    |
// | number: no number is known to be fixed by the law                             | none of our sources names one             | S    |
// | what the list does not name (`others` of content/place-words.json)            | art. 3 as the sources for `named` have it | S    |
// | rule of thumb by floors and walking time, `where` of every place              | none                                      | Ours |
import { LAW, type Statement } from './place-texts';

export type Place = {
  /** Its address below /ley-1831; at most 30 characters, because its share card is found by it. */
  readonly slug: string;
  readonly name: string;
  /** What article 3 names, after 'El artículo 3 nombra'. */
  readonly named: string;
  /** Why not every such place is named; without it the law names it. */
  readonly depends?: string;
  /** What must be known besides, and where that stands. */
  readonly note?: Statement;
  /** Where one could be, after 'Empiece por': ours. */
  readonly where: string;
};

export const places = [
  {
    slug: 'transporte',
    name: 'Transporte y terminales',
    named:
      'los transportes asistenciales básicos y medicalizados, públicos y privados (ambulancias); los terminales de transporte terrestre, marítimo, fluvial y aéreo; y los sistemas de transporte masivo metropolitano',
    note: {
      text: 'Los transportes asistenciales se nombran aparte de los espacios de alta afluencia de público.',
      source: `Artículo 1, ${LAW}`,
    },
    where:
      'las salas de espera, las taquillas, los andenes con más pasajeros y, en las ambulancias, el propio vehículo',
  },
  {
    slug: 'escenarios-deportivos',
    name: 'Escenarios deportivos',
    named:
      'los escenarios deportivos públicos y privados: estadios, coliseos, polideportivos, canchas sintéticas, gimnasios, clubes, parques de diversiones y recreacionales, ciclovías y centros de alto rendimiento',
    where: 'las zonas donde se hace ejercicio, las graderías, la recepción y la enfermería, si la hay',
  },
  {
    slug: 'escenarios-culturales',
    name: 'Escenarios culturales y recreacionales',
    named: 'los escenarios culturales y recreacionales, públicos, privados o mixtos',
    where: 'el vestíbulo, las salas con más público y la zona de camerinos',
  },
  {
    slug: 'entidades-publicas',
    name: 'Entidades públicas',
    named:
      'las entidades públicas: gobernaciones, asambleas, concejos, ministerios, departamentos administrativos, guarniciones militares y policiales y centros de atención al público. También la Presidencia, el Congreso, las Altas Cortes, el Ministerio Público, la Fiscalía y los complejos judiciales',
    where: 'las salas de atención al público, la entrada principal y los recintos donde se reúne mucha gente',
  },
  {
    slug: 'colegios-y-universidades',
    name: 'Colegios y universidades',
    named: 'los colegios y las universidades',
    where: 'las canchas, el auditorio, la cafetería y la enfermería; en un campus, cada grupo de edificios',
  },
  {
    slug: 'rehabilitacion-y-salud-mental',
    name: 'Centros de rehabilitación y de salud mental',
    named: 'los centros de rehabilitación, de salud mental o de reclusión temporal',
    where: 'las zonas de terapia y de ejercicio, la enfermería y la recepción',
  },
  {
    slug: 'centros-comerciales',
    name: 'Centros comerciales',
    named: 'los centros comerciales',
    where:
      'la plazoleta de comidas, los puntos de información, las entradas principales y las salas de cine o de juegos',
  },
  {
    slug: 'conjuntos-de-uso-mixto',
    name: 'Conjuntos y edificios de uso mixto',
    named:
      'los inmuebles de uso mixto: centros empresariales y unidades residenciales y comerciales de más de cien unidades',
    depends: 'Depende del uso y del número de unidades',
    note: {
      text: 'Los conjuntos solo residenciales no aparecen en la lista que conocemos. Si es su caso, confírmelo antes de decidir.',
      source: `Artículo 3, literal m, ${LAW}`,
    },
    where:
      'la portería, el gimnasio, el salón social y la zona comercial; en varias torres, un punto común entre ellas',
  },
  {
    slug: 'policia',
    name: 'Comandos de Policía y CAI',
    named: 'los comandos de Policía y los CAI',
    where: 'el puesto de atención al público y la zona de descanso o de entrenamiento',
  },
  {
    slug: 'carceles',
    name: 'Cárceles y centros de detención',
    named: 'las cárceles y los centros penitenciarios o de detención',
    where: 'el área de sanidad, los patios y la zona de visitas',
  },
  {
    slug: 'resguardos-indigenas',
    name: 'Resguardos indígenas',
    named: 'los resguardos indígenas',
    where: 'el puesto de salud, la casa de reunión y los lugares de encuentro de la comunidad',
  },
] as const satisfies readonly Place[];

export type PlaceSlug = (typeof places)[number]['slug'];

/** The place with this address; undefined when there is none. */
export function findPlace(slug: string): (Place & { readonly slug: PlaceSlug }) | undefined {
  return places.find((place) => place.slug === slug);
}
