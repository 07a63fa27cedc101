import type { PlaceSlug } from './places';

// Sample facts and wording, to be replaced by the company; it groups the list of art. 3, Ley 1831 of 2017, no more.

type EstablishmentGroup = {
  readonly icon: 'ambulance' | 'trophy' | 'landmark' | 'graduation-cap' | 'building' | 'shield';
  readonly title: string;
  /** What the list names, and the place whose page has the answers. */
  readonly texts: readonly { readonly text: string; readonly place: PlaceSlug }[];
};

export const establishments: readonly EstablishmentGroup[] = [
  {
    icon: 'ambulance',
    title: 'Transporte y terminales',
    texts: [
      { text: 'Transportes de asistencia', place: 'transporte' },
      { text: 'Terminales terrestres, fluviales, marítimos y aéreos', place: 'transporte' },
      { text: 'Sistemas de transporte masivo', place: 'transporte' },
    ],
  },
  {
    icon: 'trophy',
    title: 'Deporte y cultura',
    texts: [
      {
        text: 'Escenarios deportivos: estadios, coliseos, gimnasios, clubes y parques de diversiones y recreacionales',
        place: 'escenarios-deportivos',
      },
      { text: 'Escenarios culturales', place: 'escenarios-culturales' },
    ],
  },
  {
    icon: 'landmark',
    title: 'Entidades del Estado',
    texts: [
      { text: 'Entidades públicas', place: 'entidades-publicas' },
      { text: 'Presidencia, Congreso y cortes', place: 'entidades-publicas' },
    ],
  },
  {
    icon: 'graduation-cap',
    title: 'Educación y rehabilitación',
    texts: [
      { text: 'Universidades y colegios', place: 'colegios-y-universidades' },
      { text: 'Centros de rehabilitación y de salud mental', place: 'rehabilitacion-y-salud-mental' },
    ],
  },
  {
    icon: 'building',
    title: 'Comercio y edificios',
    texts: [
      { text: 'Centros comerciales', place: 'centros-comerciales' },
      { text: 'Edificios de uso mixto con más de cien unidades', place: 'conjuntos-de-uso-mixto' },
    ],
  },
  {
    icon: 'shield',
    title: 'Policía, cárceles y resguardos',
    texts: [
      { text: 'Comandos de policía', place: 'policia' },
      { text: 'Centros carcelarios', place: 'carceles' },
      { text: 'Resguardos indígenas', place: 'resguardos-indigenas' },
    ],
  },
];
