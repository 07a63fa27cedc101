// Sample facts and wording, to be replaced by the company; it groups the list of art. 3, Ley 1831 of 2017, no more.

export type EstablishmentGroup = {
  readonly icon: 'ambulance' | 'trophy' | 'landmark' | 'graduation-cap' | 'building' | 'shield';
  readonly title: string;
  readonly texts: readonly string[];
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
  },
  {
    icon: 'trophy',
    title: 'Deporte y cultura',
    texts: ['Escenarios deportivos: estadios, coliseos, gimnasios, clubes y parques', 'Escenarios culturales'],
  },
  {
    icon: 'landmark',
    title: 'Entidades del Estado',
    texts: ['Entidades públicas', 'Presidencia, Congreso y cortes'],
  },
  {
    icon: 'graduation-cap',
    title: 'Educación y rehabilitación',
    texts: ['Universidades y colegios', 'Centros de rehabilitación y de salud mental'],
  },
  {
    icon: 'building',
    title: 'Comercio y edificios',
    texts: ['Centros comerciales', 'Edificios de uso mixto con más de cien unidades'],
  },
  {
    icon: 'shield',
    title: 'Policía, cárceles y resguardos',
    texts: ['Comandos de policía', 'Centros carcelarios', 'Resguardos indígenas'],
  },
] as const satisfies readonly EstablishmentGroup[];
