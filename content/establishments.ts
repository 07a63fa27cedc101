import type { PlaceSlug } from './places';

// Sample facts and wording, to be replaced by the company; it groups the list of art. 3, Ley 1831 of 2017, no more.

export type EstablishmentGroup = {
  readonly icon: 'ambulance' | 'trophy' | 'landmark' | 'graduation-cap' | 'building' | 'shield';
  readonly title: string;
  readonly texts: readonly string[];
  /** Pages with the answers for these places. */
  readonly places: readonly PlaceSlug[];
};

export const establishments = [
  {
    icon: 'ambulance',
    title: 'Transporte y terminales',
    texts: [
      'Transportes de asistencia',
      'Terminales terrestres, fluviales, marítimos y aéreos',
      'Sistemas de transporte masivo',
    ],
    places: ['transporte'],
  },
  {
    icon: 'trophy',
    title: 'Deporte y cultura',
    texts: ['Escenarios deportivos: estadios, coliseos, gimnasios, clubes y parques', 'Escenarios culturales'],
    places: ['escenarios-deportivos', 'escenarios-culturales'],
  },
  {
    icon: 'landmark',
    title: 'Entidades del Estado',
    texts: ['Entidades públicas', 'Presidencia, Congreso y cortes'],
    places: ['entidades-publicas'],
  },
  {
    icon: 'graduation-cap',
    title: 'Educación y rehabilitación',
    texts: ['Universidades y colegios', 'Centros de rehabilitación y de salud mental'],
    places: ['colegios-y-universidades', 'rehabilitacion-y-salud-mental'],
  },
  {
    icon: 'building',
    title: 'Comercio y edificios',
    texts: ['Centros comerciales', 'Edificios de uso mixto con más de cien unidades'],
    places: ['centros-comerciales', 'conjuntos-de-uso-mixto'],
  },
  {
    icon: 'shield',
    title: 'Policía, cárceles y resguardos',
    texts: ['Comandos de policía', 'Centros carcelarios', 'Resguardos indígenas'],
    places: ['policia', 'carceles', 'resguardos-indigenas'],
  },
] as const satisfies readonly EstablishmentGroup[];
