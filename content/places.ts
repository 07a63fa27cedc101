// Sample wording on article 3 of Ley 1831 de 2017, which the company must review; our own advice is named as such.
import others from './place-words.json' with { type: 'json' };

export const LAW = 'Ley 1831 de 2017';

/** What a page says of a place, and the source that it names beside it. */
export type Statement = {
  readonly title?: string;
  readonly text: string;
  readonly source: string;
  /** There is something to do, with a box to tick on paper. */
  readonly isTask?: true;
};

/** The groups of the list of the page of the law, with their icons. */
export const placeGroups = {
  transporte: { icon: 'ambulance', title: 'Transporte y terminales' },
  deporte: { icon: 'trophy', title: 'Deporte y cultura' },
  estado: { icon: 'landmark', title: 'Entidades del Estado' },
  educacion: { icon: 'graduation-cap', title: 'Educación y rehabilitación' },
  comercio: { icon: 'building', title: 'Comercio y edificios' },
  policia: { icon: 'shield', title: 'Policía, cárceles y resguardos' },
} as const;

export type Place = {
  /** Its address below /ley-1831. */
  readonly slug: string;
  readonly name: string;
  /** Its group in the list of the page of the law, and what that says of it. */
  readonly group: keyof typeof placeGroups;
  readonly listed: readonly string[];
  /** What visitors may call it. */
  readonly words: string;
  /** What article 3 names, after 'El artículo 3 nombra'. */
  readonly named: string;
  /** Why not every such place is named; without it the law names it. */
  readonly depends?: string;
  /** What must be known besides, and where that stands. */
  readonly note?: Statement;
  /** Where one could be, after 'Empiece por': ours. */
  readonly where: string;
};

/** Official or first-hand sources: transporte, authority, Bogotá, drills, registration, report; others secondary. */
export const places = [
  {
    slug: 'transporte',
    name: 'Transporte y terminales',
    group: 'transporte',
    listed: [
      'Transportes de asistencia',
      'Terminales terrestres, fluviales, marítimos y aéreos',
      'Sistemas de transporte masivo',
    ],
    words:
      'ambulancia, transporte asistencial, transporte de pacientes, traslado de pacientes, TAB, TAM, terminal, terminal de buses, terminal de transporte, terminal aéreo, terminal marítimo, terminal fluvial, aeropuerto, puerto, muelle, metro, estación de metro, TransMilenio, estación de TransMilenio, BRT, transporte masivo, transporte público masivo, portal de TransMilenio',
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
    group: 'deporte',
    listed: ['Escenarios deportivos: estadios, coliseos, gimnasios, clubes y parques de diversiones y recreacionales'],
    words:
      'escenario deportivo, estadio, coliseo, polideportivo, unidad deportiva, cancha sintética, gimnasio, gym, club, club deportivo, club social, club campestre, parque de diversiones, parque de atracciones, parque recreacional, parque recreativo, ciclovía, centro de alto rendimiento, centro deportivo, complejo deportivo, villa deportiva, villa olímpica',
    named:
      'los escenarios deportivos públicos y privados: estadios, coliseos, polideportivos, canchas sintéticas, gimnasios, clubes, parques de diversiones y recreacionales, ciclovías y centros de alto rendimiento',
    where: 'las zonas donde se hace ejercicio, las graderías, la recepción y la enfermería, si la hay',
  },
  {
    slug: 'escenarios-culturales',
    name: 'Escenarios culturales y recreacionales',
    group: 'deporte',
    listed: ['Escenarios culturales'],
    words:
      'escenario cultural, escenario recreacional, centro recreacional, centro cultural, casa de la cultura, teatro',
    named: 'los escenarios culturales y recreacionales, públicos, privados o mixtos',
    where: 'el vestíbulo, las salas con más público y la zona de camerinos',
  },
  {
    slug: 'entidades-publicas',
    name: 'Entidades públicas',
    group: 'estado',
    listed: ['Entidades públicas', 'Presidencia, Congreso y cortes'],
    words:
      'entidad pública, entidad del Estado, oficina pública, oficina del gobierno, alcaldía, gobernación, asamblea, asamblea departamental, concejo, concejo municipal, ministerio, departamento administrativo, guarnición, guarnición militar, base militar, batallón, ejército, base aérea, base naval, fuerza aérea, armada, centro de atención, centro de atención al público, centro de atención al ciudadano, SuperCADE, presidencia, congreso, senado, cámara de representantes, corte, tribunal, juzgado, palacio de justicia, complejo judicial, ministerio público, procuraduría, defensoría del pueblo, personería, fiscalía, contraloría, registraduría, superintendencia, secretaría, secretaría de salud, secretaría de educación, secretaría de tránsito, secretaría de movilidad, tránsito, DIAN, ICBF, Colpensiones',
    named:
      'las entidades públicas: gobernaciones, asambleas, concejos, ministerios, departamentos administrativos, guarniciones militares y policiales y centros de atención al público. También la Presidencia, el Congreso, las Altas Cortes, el Ministerio Público, la Fiscalía y los complejos judiciales',
    where: 'las salas de atención al público, la entrada principal y los recintos donde se reúne mucha gente',
  },
  {
    slug: 'colegios-y-universidades',
    name: 'Colegios y universidades',
    group: 'educacion',
    listed: ['Universidades y colegios'],
    words:
      'colegio, escuela, liceo, gimnasio escolar, institución educativa, plantel educativo, universidad, institución universitaria, campus, facultad, sede universitaria, gimnasio moderno, gimnasio campestre',
    named: 'los colegios y las universidades',
    where: 'las canchas, el auditorio, la cafetería y la enfermería; en un campus, cada grupo de edificios',
  },
  {
    slug: 'rehabilitacion-y-salud-mental',
    name: 'Centros de rehabilitación y de salud mental',
    group: 'educacion',
    listed: ['Centros de rehabilitación y de salud mental'],
    words:
      'centro de rehabilitación, rehabilitación, salud mental, centro de salud mental, hospital mental, clínica mental, clínica de salud mental, centro de reclusión temporal, reclusión temporal',
    named: 'los centros de rehabilitación, de salud mental o de reclusión temporal',
    where: 'las zonas de terapia y de ejercicio, la enfermería y la recepción',
  },
  {
    slug: 'centros-comerciales',
    name: 'Centros comerciales',
    group: 'comercio',
    listed: ['Centros comerciales'],
    words: 'centro comercial, mall, shopping',
    named: 'los centros comerciales',
    where:
      'la plazoleta de comidas, los puntos de información, las entradas principales y las salas de cine o de juegos',
  },
  {
    slug: 'conjuntos-de-uso-mixto',
    name: 'Conjuntos y edificios de uso mixto',
    group: 'comercio',
    listed: ['Edificios de uso mixto con más de cien unidades'],
    words:
      'uso mixto, inmueble de uso mixto, edificio de uso mixto, edificio mixto, conjunto de uso mixto, conjunto mixto, torre de uso mixto, conjunto residencial y comercial, unidad residencial y comercial, edificio residencial y comercial, centro empresarial',
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
    group: 'policia',
    listed: ['Comandos de policía'],
    words: 'policía, CAI, comando, comando de policía, estación de policía, subestación de policía',
    named: 'los comandos de Policía y los CAI',
    where: 'el puesto de atención al público y la zona de descanso o de entrenamiento',
  },
  {
    slug: 'carceles',
    name: 'Cárceles y centros de detención',
    group: 'policia',
    listed: ['Centros carcelarios'],
    words:
      'cárcel, prisión, penal, penitenciaría, centro penitenciario, centro carcelario, reclusorio, reclusión, reclusión de mujeres, centro de detención, INPEC, URI',
    named: 'las cárceles y los centros penitenciarios o de detención',
    where: 'el área de sanidad, los patios y la zona de visitas',
  },
  {
    slug: 'resguardos-indigenas',
    name: 'Resguardos indígenas',
    group: 'policia',
    listed: ['Resguardos indígenas'],
    words: 'resguardo, resguardo indígena',
    named: 'los resguardos indígenas',
    where: 'el puesto de salud, la casa de reunión y los lugares de encuentro de la comunidad',
  },
] as const satisfies readonly Place[];

export type PlaceSlug = (typeof places)[number]['slug'];

type OtherPlaces = {
  readonly words: string;
  /** `depends`: a place of `near` may be meant. `unnamed`: no place of the list is. */
  readonly verdict: 'depends' | 'unnamed';
  readonly text: string;
  readonly near: readonly PlaceSlug[];
};

/** Words for places that article 3 does not name, or names only in part, and what is said of them. */
export const otherPlaces = others as readonly OtherPlaces[];

/** The place with this address; undefined when there is none. */
export function findPlace(slug: string): (Place & { readonly slug: PlaceSlug }) | undefined {
  return places.find((place) => place.slug === slug);
}
