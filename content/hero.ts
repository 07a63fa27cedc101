// Sample facts: the company must replace these slides and their pictures (see toHeroPicture) with its own.

import { site } from './site';

/** Phones: 900 × 1100 px, words in the top 58 %; others: 1600 × 640 or 2560 × 1024 px, words in the left third. */
export const toHeroPicture = (key: HeroSlide['key'], width: 900 | 1600 | 2560, type: 'avif' | 'webp') =>
  `/images/hero/${key}-${width}.${type}` as const;

/** `srcset` of the wide picture of a slide. */
export const toWideHeroPictures = (key: HeroSlide['key'], type: 'avif' | 'webp') =>
  `${toHeroPicture(key, 1600, type)} 1600w, ${toHeroPicture(key, 2560, type)} 2560w`;

/** Where the crop for phones is shown; wider windows show the whole picture. */
export const phoneWindows = '(width < 80rem)';

/** `key` also names the picture. */
export const hero = [
  {
    key: 'equipos',
    title: 'Especialistas en tecnología médica',
    text: `Equipos biomédicos y acompañamiento técnico para su institución, con ${site.yearsInBusiness} años de experiencia.`,
    action: { label: 'Ver productos', href: '/productos' },
    alt: 'Monitor de signos vitales y otros equipos biomédicos',
  },
  {
    key: 'emergencias',
    title: 'Preparados para una emergencia',
    text: 'Le ayudamos a elegir el desfibrilador externo automático (DEA) adecuado para su espacio.',
    action: { label: 'Conocer la Ley 1831', href: '/ley-1831' },
    alt: 'Desfibrilador externo automático y equipos de emergencia',
  },
  {
    key: 'metrologia',
    title: 'Mediciones en las que puede confiar',
    text: 'Mantenimiento, metrología y verificación para cuidar los equipos de su institución.',
    action: { label: 'Ver servicios', href: '/#servicios' },
    alt: 'Equipos e instrumentos de medición',
  },
] as const;

export type HeroSlide = (typeof hero)[number];

const [{ key }] = hero;
const toPreload = (address: string, media: string, more = '') =>
  `<${address}>; rel=preload; as=image; type="image/avif"; fetchpriority=high; media="${media}"${more}`;

/** Link header (RFC 8288) that preloads home's first picture: elements would be repeated in the data of each link. */
export const heroPreloads = [
  toPreload(toHeroPicture(key, 900, 'avif'), phoneWindows),
  toPreload(
    toHeroPicture(key, 1600, 'avif'),
    `not all and ${phoneWindows}`,
    `; imagesrcset="${toWideHeroPictures(key, 'avif')}"; imagesizes="100vw"`,
  ),
].join(', ');
