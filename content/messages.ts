import { error } from './client/error';
import { carousel } from './client/home';
import { quotation } from './client/quotation';
import { searchTitle } from './client/search';
import { formMessages } from './form-messages';
import { identity } from './product';

const search = {
  title: searchTitle,
  label: 'Buscar equipos y servicios',
  placeholder: 'Buscar equipos y servicios',
  submit: 'Buscar',
  /** Of a suggestion. */
  category: 'Categoría',
  empty: 'No se han encontrado resultados',
  /** Before the words of the catalogue that the results answer, between «». */
  resultsFor: 'Mostramos resultados para',
  addWords: (q: string) => `Agregar «${q}» a mi lista`,
  whatsAppText: (q: string) => `Busco: ${q}`,
  blank: 'Escriba el nombre de un equipo, una marca o un servicio.',
  results: (count: number, q: string) =>
    `${count === 1 ? 'Un resultado' : `${count.toLocaleString('es-CO')} resultados`} para «${q}»`,
  more: (shown: number) => `Mostramos los primeros ${shown} resultados. Escriba más palabras para afinar la búsqueda.`,
} as const;

/** Interface texts for the server (client components: client/); those of docs/behaviour.md are verbatim. */
export const messages = {
  skipToContent: 'Saltar al contenido',
  menu: { open: 'Abrir menú', close: 'Cerrar menú', label: 'Menú principal' },
  home: 'Inicio',
  logo: (name: string) => `${name}, ir al inicio`,
  breadcrumbs: 'Ruta de navegación',
  opensElsewhere: '(se abre en otro sitio)',
  search,
  featured: { title: 'Productos destacados' },
  services: {
    title: 'Servicios',
    more: 'Ver mas',
    less: 'Ver menos',
    empty: 'Todavía no hay servicios publicados.',
  },
  categories: {
    title: 'Categorias',
    intro: 'Encuentre por área el equipo que su institución necesita y pida una cotización.',
    see: 'Ver productos',
    label: 'Categorías de equipos',
    all: (count: number) => `Ver las ${count.toLocaleString('es-CO')} categorías`,
    empty: 'Todavía no hay categorías publicadas.',
  },
  category: {
    count: (count: number) =>
      count === 0
        ? 'Sin productos por ahora'
        : count === 1
          ? 'Un producto'
          : `${count.toLocaleString('es-CO')} productos`,
    empty: 'Estamos actualizando esta categoría',
    emptyHelp: 'Escríbanos y le ayudamos a encontrar el equipo, o vea otra categoría:',
    whatsAppText: (name: string) => `Hola, busco equipos de ${name}.`,
    page: (page: number) => `Página ${page}`,
  },
  pages: {
    label: 'Páginas de la categoría',
    pageOf: (page: number, count: number) => `Página ${page} de ${count}`,
    previous: 'Anterior',
    next: 'Siguiente',
  },
  brands: { label: 'Marcas de la categoría', brand: 'Marca:', all: 'todas' },
  product: {
    quote: 'Cotizar',
    dataSheet: 'Ver ficha técnica',
    brand: 'Marca',
    service: 'Servicio',
    reference: identity.reference,
    shortReference: 'Ref.',
    healthRegistration: identity.labels.healthRegistration,
    enlarge: 'Ampliar',
    illustration: 'Imagen ilustrativa',
    attributes: 'Características',
    allAttributes: (count: number) => `Ver todas (${count})`,
    serviceAttributes: 'El servicio en detalle',
    attribute: 'Característica',
    value: 'Valor',
    relatedTitle: 'Productos Relacionados',
    whatsAppText: (name: string, id: string, address: string) =>
      `Hola, quiero información sobre ${name} (referencia ${id}): ${address}`,
  },
  quotation: {
    ...quotation,
    intro: 'Cuéntenos qué necesita y le respondemos con precio, disponibilidad y tiempo de entrega.',
    hint: 'Cantidad, ciudad de entrega, institución o NIT y para cuándo lo necesita',
    serviceHint: 'Marca, modelo y cantidad de equipos, y ciudad',
    listHint: 'Marcas, condiciones de entrega o lo que debamos saber',
  },
  contact: { title: 'Escríbanos', submit: 'Enviar', seeMore: 'Seguir viendo productos' },
  forms: formMessages,
  footer: {
    sections: 'Secciones',
    mobile: 'Celular y WhatsApp',
    contact: 'Contáctenos',
    policies: 'Políticas',
    accessibility: 'Accesibilidad',
    pqr: 'PQR: peticiones, quejas y reclamos',
    rights: 'Todos los derechos reservados.',
    nit: 'NIT',
  },
  map: {
    title: 'Dónde estamos',
    text: 'Visítenos o solicite una visita a su institución.',
    directions: 'Cómo llegar (Google Maps)',
    drawing: 'Plano ilustrativo',
    alt: 'Plano dibujado de muestra con la ubicación de la sede',
  },
  carousel,
  notFound: {
    code: '404',
    title: 'Navegación perdida',
    text: 'Lo sentimos, la pagina no fue encontrada',
    back: 'Regresar a la pagina de inicio',
  },
  error,
} as const;
