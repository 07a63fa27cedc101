/** Every short text of the interface. Those of the spec are kept to the letter. */
export const messages = {
  skipToContent: 'Saltar al contenido',
  menu: { open: 'Abrir menú', close: 'Cerrar menú', label: 'Menú principal' },
  home: 'Inicio',
  logo: (name: string) => `${name}, ir al inicio`,
  breadcrumbs: 'Ruta de navegación',
  loading: 'Cargando…',
  opensElsewhere: '(se abre en otro sitio)',
  search: {
    title: 'Busqueda',
    label: 'Buscar equipos y servicios',
    placeholder: 'Buscar equipos y servicios',
    again: 'Buscar de nuevo',
    submit: 'Buscar',
    empty: 'No se han encontrado resultados',
    emptyHelp: 'Pruebe con una palabra más corta, revise la ortografía o siga por uno de estos caminos:',
    blank: 'Escriba el nombre de un equipo, una marca o un servicio.',
    results: (count: number, q: string) =>
      count === 1 ? `Un resultado para «${q}»` : `${count.toLocaleString('es-CO')} resultados para «${q}»`,
    more: (shown: number, total: number | null) =>
      total === null
        ? `Mostramos los primeros ${shown} resultados y hay más. Escriba más palabras para afinar la búsqueda.`
        : `Mostramos los primeros ${shown} de ${total.toLocaleString('es-CO')} resultados. Escriba más palabras para afinar la búsqueda.`,
  },
  featured: { title: 'Productos destacados' },
  services: { title: 'Servicios', more: 'Ver mas', less: 'Ver menos' },
  categories: {
    title: 'Categorias',
    intro: 'Encuentre por área el equipo que su institución necesita y pida una cotización.',
    see: 'Ver productos',
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
    emptyHelp: 'Escríbanos y le ayudamos a encontrar el equipo, o siga por otra categoría:',
  },
  product: {
    quote: 'Cotizar',
    dataSheet: 'Ver ficha técnica',
    dataSheetFormat: '(PDF)',
    brand: 'Marca',
    service: 'Servicio',
    reference: 'Referencia',
    healthRegistration: 'Registro sanitario',
    relatedTitle: 'Productos Relacionados',
    audience: 'Dirigido a profesionales e instituciones de salud.',
    askWhatsApp: 'Preguntar por WhatsApp',
    whatsAppText: (name: string, id: string, address: string) =>
      `Hola, quiero información sobre ${name} (referencia ${id}): ${address}`,
  },
  share: {
    title: 'Compartir',
    by: (way: string) => `Compartir por ${way}`,
    email: 'correo',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    copyFailed: 'No pudimos copiarlo. El enlace es',
  },
  quotation: {
    title: 'Cotización',
    submit: 'Enviar Cotización',
    intro: 'Cuéntenos qué necesita y le respondemos con precio, disponibilidad y tiempo de entrega.',
  },
  contact: { title: 'Escríbanos', submit: 'Enviar' },
  forms: {
    sending: 'Enviando…',
    sent: '¡Mensaje enviado!',
    received: 'Recibimos tu mensaje y te responderemos pronto.',
    refused: 'No pudimos aceptar el mensaje. Revise los datos e intente de nuevo.',
    invalid: 'Revise los campos marcados e intente de nuevo.',
    unreachable:
      'No pudimos enviar el mensaje en este momento. Sus datos siguen aquí: intente de nuevo o use otro medio.',
    offline: 'No hay conexión. Sus datos siguen aquí: intente de nuevo o use otro medio.',
    tooMany: 'Ha enviado muchos mensajes en poco tiempo. Espere un minuto e intente de nuevo.',
    busy: 'En este momento recibimos muchos mensajes. Sus datos siguen aquí: espere un minuto e intente de nuevo o use otro medio.',
    method: 'Los mensajes se envían con POST.',
    foreign: 'El mensaje no viene de este sitio.',
    unsupported: 'El formato del mensaje no es válido.',
    tooLarge: 'El mensaje es demasiado largo.',
    tooSlow: 'El mensaje tardó demasiado en llegar. Sus datos siguen aquí: intente de nuevo o use otro medio.',
    reference: 'Número de referencia',
    again: 'Enviar otro mensaje',
    wayOut: 'También puede enviarnos este mismo mensaje por:',
    wayOutEmail: 'Correo',
    trap: 'No llene este campo',
    greeting: (name: string) => (name ? `Hola, soy ${name}.` : 'Hola.'),
    about: (product: string, address: string) => `Producto: ${product} (${address})`,
    /** The last line of each quotation of a list, for the company: the contract with the backend has no field for it. */
    itemLine: (quantity: number, number: number, count: number, reference: string) =>
      `Cantidad: ${quantity}. Producto ${number} de ${count} de la solicitud ${reference}.`,
    subject: (product: string) => (product ? `Cotización: ${product}` : 'Mensaje desde el sitio'),
    toasts: 'Avisos',
    lettersHint: 'Solo letras y espacios, sin puntos ni guiones',
  },
  errors: {
    required: 'Este campo es requerido',
    email: 'Este campo es requerido, deber tener el formato correcto de correo electronico',
    phone: 'Este campo es requerido, solo debe contener numeros',
  },
  /** Pages where a form lands without JavaScript. */
  landings: {
    enviado: { title: 'Mensaje enviado', text: 'Recibimos tu mensaje y te responderemos pronto.', isGood: true },
    datos: {
      title: 'Faltan datos',
      text: 'El mensaje no se envió: algún campo está vacío o no tiene el formato correcto, o falta aceptar la política de datos. Vuelva atrás, revise y envíe de nuevo.',
      isGood: false,
    },
    rechazado: {
      title: 'Mensaje no aceptado',
      text: 'El mensaje no se envió: no pudimos aceptar los datos. Vuelva atrás, revise y envíe de nuevo.',
      isGood: false,
    },
    parcial: {
      title: 'Solicitud recibida en parte',
      text: 'Recibimos su solicitud, pero no pudimos aceptar alguno de los productos. Le responderemos por los demás; para el que falta, use uno de estos medios.',
      isGood: false,
    },
    limite: {
      title: 'Demasiados mensajes',
      text: 'El mensaje no se envió: hubo muchos mensajes en poco tiempo. Espere un minuto, vuelva atrás y envíe de nuevo.',
      isGood: false,
    },
    espera: {
      title: 'Demasiadas solicitudes',
      text: 'Recibimos muchas solicitudes desde su conexión en poco tiempo. Espere un minuto e intente de nuevo.',
      isGood: false,
    },
    'no-enviado': {
      title: 'Mensaje no enviado',
      text: 'El mensaje no se envió: tuvimos una dificultad. Vuelva atrás e intente de nuevo, o use uno de estos medios.',
      isGood: false,
    },
  },
  fields: { client_name: 'Nombre', email: 'Correo Electrónico', phone_number: 'Teléfono', description: 'Comentarios' },
  whatsApp: { float: 'Escríbanos por WhatsApp', short: 'WhatsApp' },
  footer: {
    contact: 'Contáctenos',
    policies: 'Políticas',
    follow: 'Síganos',
    accessibility: 'Accesibilidad',
    pqr: 'PQR: peticiones, quejas y reclamos',
    rights: 'Todos los derechos reservados.',
    nit: 'NIT',
  },
  map: {
    title: 'Dónde estamos',
    text: 'Visítenos o pida que vayamos a su institución.',
    directions: 'Cómo llegar',
    google: 'Google Maps',
    waze: 'Waze',
    show: 'Ver mapa interactivo',
    showNote: 'Se carga desde OpenStreetMap, un sitio externo.',
    frame: 'Mapa interactivo de OpenStreetMap',
    alt: 'Plano dibujado de muestra con la ubicación de la sede',
  },
  carousel: {
    label: (title: string) => `${title}: lista que se desplaza hacia los lados`,
    hero: 'Presentación',
    role: 'carrusel',
    previous: 'Anterior',
    next: 'Siguiente',
    pause: 'Pausar el movimiento',
    play: 'Reanudar el movimiento',
    goTo: (number: number, count: number) => `Ir a la posición ${number} de ${count}`,
    status: (number: number, count: number) => `Posición ${number} de ${count}`,
  },
  notFound: {
    code: '404',
    title: 'Navegación perdida',
    text: 'Lo sentimos, la pagina no fue encontrada',
    back: 'Regresar a la pagina de inicio',
  },
  error: {
    title: 'Algo no salió bien',
    prefix: 'Error: ',
    retry: 'Intentar de nuevo',
    help: 'Mientras tanto puede escribirnos o llamarnos y le atendemos igual.',
  },
  /** What the visitor reads for each code of lib/backend/errors.ts. */
  failures: {
    BACKEND_UNREACHABLE: 'el catálogo no responde en este momento. Intente de nuevo en unos minutos.',
    BACKEND_STATUS: 'el catálogo tiene una dificultad en este momento. Intente de nuevo en unos minutos.',
    BACKEND_ANSWER: 'el catálogo envió una respuesta que no pudimos leer. Intente de nuevo en unos minutos.',
    UNKNOWN: 'ocurrió un problema inesperado. Intente de nuevo en unos minutos.',
  },
  import: { uncategorized: 'Otros equipos' },
} as const;

/** What the embedded backend answers to a submission. */
export const embeddedAnswers = {
  received: 'Recibimos su mensaje. Pronto nos pondremos en contacto.',
  invalid: 'Faltan datos o alguno no es válido.',
  notStored: 'En este momento no podemos guardar su mensaje.',
  failed: 'En este momento no podemos responder.',
} as const;
