import { site } from './site';

/** What search engines and shared links show: titles of at most 60 characters, descriptions of 50 to 160. */
export const seo = {
  locale: 'es_CO',
  /** Between the name of a page and the name of the site. */
  separator: ' | ',
  home: { title: `${site.name} | ${site.tagline}`, description: site.description },
  categories: {
    title: 'Categorías de equipos biomédicos',
    description:
      'Equipos biomédicos por categoría: monitoreo, emergencias, laboratorio, mobiliario y más. Encuentre el que su institución necesita y pida una cotización.',
  },
  contact: {
    title: 'Contacto',
    description:
      'Escríbanos, llámenos o visítenos: asesoría en equipos biomédicos, mantenimiento, metrología y verificación para instituciones de Colombia.',
  },
  accessibility: {
    title: 'Declaración de accesibilidad',
    description:
      'Qué hacemos para que todas las personas puedan usar este sitio, qué nivel cumple, cómo lo comprobamos y cómo contarnos un problema.',
  },
  quotationList: {
    title: 'Lista de cotización',
    description:
      'Los productos y servicios que usted eligió, con sus cantidades, para pedir una sola cotización para todos.',
  },
  /** Added to the name of a product, which is not always its own. */
  reference: (id: string) => `Ref. ${id}`,
  /** At the end of every description of a product. */
  referenceSentence: (id: string) => `Referencia ${id}.`,
  /** Stands in for a product's missing description, and completes a short one. */
  product: (name: string, brand: string) => (brand ? `${name}, marca ${brand}.` : `${name}.`),
  ask: `Pida su cotización a ${site.name}, ${site.tagline.toLowerCase()} en Colombia.`,
  category: (name: string, count: string) => `${name}: ${count.toLowerCase()} con asesoría y servicio técnico.`,
  /** The spelling of the dictionary; the banner's is another one. */
  searchTitle: (q: string) => (q === '' ? 'Búsqueda' : `Búsqueda: ${q}`),
  search: `Resultados de una búsqueda en el catálogo de equipos y servicios de ${site.name}.`,
} as const;

/** Searches that visitors make most; their pages are made when the site is built. */
export const popularSearches = ['monitor', 'desfibrilador', 'mantenimiento'] as const;

/** Limits of the head of a page and of its Open Graph image. */
export const headLimits = {
  /** What WhatsApp, LinkedIn and X show large; WhatsApp drops a heavier picture. */
  ogImage: { width: 1200, height: 630, type: 'image/jpeg', maxBytes: 300_000 },
  /** Characters of a page's title and description that search engines show. */
  title: 60,
  description: { min: 50, max: 160 },
} as const;

type OgImageTexts = { readonly title: string; readonly note: string; readonly picture: string | null };

/** Open Graph images of pages that are neither a product nor a category; `picture` is a path below public/. */
export const pageOgImages = {
  inicio: {
    title: site.tagline,
    note: 'Equipos y servicios biomédicos',
    picture: '/images/products/monitor-800.webp',
  },
  productos: {
    title: 'Equipos biomédicos por categoría',
    note: 'Cotice en línea',
    picture: '/images/products/microscope-800.webp',
  },
  'ley-1831': {
    title: 'Ley 1831: desfibriladores en sitios públicos',
    note: '',
    picture: '/images/products/aed-800.webp',
  },
  contacto: { title: 'Hablemos de lo que su institución necesita', note: '', picture: null },
  cotizacion: { title: 'Lista de cotización', note: 'Equipos y servicios biomédicos', picture: null },
} as const satisfies Readonly<Record<string, OgImageTexts>>;

/** Under the name of a category and of a service. */
export const ogImageNotes = { category: 'Equipos biomédicos', service: 'Servicio' } as const;
