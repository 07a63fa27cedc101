// Sample facts: the company must replace these slides and their pictures with its own.

export type HeroSlide = {
  readonly key: 'equipos' | 'emergencias' | 'metrologia';
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: '/productos' | '/ley-1831' | '/#servicios' };
  /** Picture below public/, 1600 × 640 px. */
  readonly image: string;
  /** Its crop for phones, 900 × 1100 px. */
  readonly phone: string;
  readonly alt: string;
};

/** Where the crop for phones is shown; wider windows show the whole picture. */
export const phoneWindows = '(width < 80rem)';

export const hero = [
  {
    key: 'equipos',
    title: 'Especialistas en tecnología médica',
    text: 'Equipos biomédicos y acompañamiento técnico para su institución, con 25 años de experiencia.',
    action: { label: 'Ver productos', href: '/productos' },
    image: '/images/hero/equipos-1600.webp',
    phone: '/images/hero/equipos-900.webp',
    alt: 'Monitor de signos vitales y otros equipos biomédicos',
  },
  {
    key: 'emergencias',
    title: 'Preparados para una emergencia',
    text: 'Le ayudamos a elegir el desfibrilador externo automático (DEA) adecuado para su espacio.',
    action: { label: 'Conocer la Ley 1831', href: '/ley-1831' },
    image: '/images/hero/emergencias-1600.webp',
    phone: '/images/hero/emergencias-900.webp',
    alt: 'Desfibrilador externo automático y equipos de emergencia',
  },
  {
    key: 'metrologia',
    title: 'Mediciones en las que puede confiar',
    text: 'Mantenimiento, metrología y verificación para cuidar los equipos de su institución.',
    action: { label: 'Ver servicios', href: '/#servicios' },
    image: '/images/hero/metrologia-1600.webp',
    phone: '/images/hero/metrologia-900.webp',
    alt: 'Equipos e instrumentos de medición',
  },
] as const satisfies readonly HeroSlide[];
