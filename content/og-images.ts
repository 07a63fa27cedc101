import { placeTexts } from './place-texts';
import { type PlaceSlug, places } from './places';
import { site } from './site';

type OgImageTexts = { readonly title: string; readonly note: string; readonly picture: string | null };

const AED = '/images/products/aed-800.webp';

/** One for the page of each kind of place. */
const placeOgImages = Object.fromEntries(
  places.map(({ slug, name }) => [slug, { title: placeTexts.title(name), note: 'Ley 1831 de 2017', picture: AED }]),
) as Readonly<Record<PlaceSlug, OgImageTexts>>;

/** Open Graph images of the pages that are neither a product nor a category: what a shared link shows. `picture` lies below public/. */
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
    picture: AED,
  },
  contacto: { title: 'Hablemos de lo que su institución necesita', note: '', picture: null },
  cotizacion: { title: 'Lista de cotización', note: 'Equipos y servicios biomédicos', picture: null },
  accesibilidad: { title: 'Un sitio que todas las personas pueden usar', note: '', picture: null },
  ...placeOgImages,
} as const satisfies Readonly<Record<string, OgImageTexts>>;

/** Under the name of a category and of a service. */
export const ogImageNotes = { category: 'Equipos biomédicos', service: 'Servicio' } as const;
