// Sample facts about the device and sample wording about the law: the company must review and replace them.

/** Our own summary: the official text could not be had when this site was made. */
const summaryPdf = '/docs/ley-1831-2017.pdf';

/** What 'CONSULTAR LEY' opens: a file of public/docs/. With the official PDF under another name `note` goes too. */
const lawPdf: string = summaryPdf;

export const ley1831 = {
  title: 'Ley 1831 de 2017',
  /** The first words of a chat from these pages. */
  whatsAppText: (place: string) => `Hola, tengo una pregunta sobre la Ley 1831 y los DEA. Mi lugar: ${place}`,
  intro: {
    title: 'Un desfibrilador cerca, cuando cada minuto cuenta',
    text: 'La Ley 1831 de 2017 obliga a tener Desfibriladores Externos Automáticos (DEA) en los transportes de asistencia y en los espacios de alta afluencia de público. Le ayudamos a elegir el equipo y a mantenerlo listo.',
  },
  promotion: {
    title: 'Conozca nuestro desfibrilador',
    facts: [
      { icon: 'electrode', label: '5 años', text: 'Duración de los electrodos.' },
      { icon: 'battery', label: '255 descargas', text: 'Capacidad de la batería de litio.' },
      {
        icon: 'shield',
        label: 'Certificado por el Invima',
        text: 'La autoridad sanitaria nacional. Pídanos el número del registro.',
      },
    ],
    /** The promoted model: product `id` if one of `names` begins its name, else the first that they find. */
    model: {
      id: 201,
      names: ['desfibrilador externo automático', 'DEA', 'desfibrilador', 'automated external defibrillator'],
    },
    action: 'Cotizar',
  },
  establishmentsTitle: 'Lugares obligados a contar con un DEA',
  emergency: {
    title: 'Qué hacer en una emergencia',
    note: 'Los pasos 2 a 4 son los que tienen en común las guías de reanimación, no texto de la ley. Practíquelos en un curso.',
    steps: [
      {
        title: 'Llame al 123',
        text: 'Si alguien no responde ni respira con normalidad, avise de la emergencia e indique con claridad el lugar.',
      },
      {
        title: 'Inicie las compresiones',
        text: 'Comprima fuerte y rápido en el centro del pecho. No pare mientras llega el DEA; túrnese si puede.',
      },
      {
        title: 'Traiga y encienda el DEA',
        text: 'Que otra persona lo busque y llame al personal entrenado. También puede usarlo quien no es personal de salud.',
      },
      { title: 'Siga su voz', text: 'Haga lo que el equipo le indique, y siga hasta que llegue la ayuda.' },
      { title: 'Reporte el uso', text: 'El uso del DEA se reporta en un plazo máximo de 72 horas.' },
    ],
  },
  law: {
    title: 'Qué dice la norma',
    text: 'Ley 1831 del 2 de mayo de 2017, «por medio de la cual se regula el uso del Desfibrilador Externo Automático (DEA) en transportes de asistencia, lugares de alta afluencia de público, y se dictan otras disposiciones». Está reglamentada por el Decreto 1465 de 2019 y la Resolución 3316 de 2019.',
    label: 'CONSULTAR LEY',
    href: lawPdf,
    /** Says that the link opens a summary; '' once it opens the official text. */
    note:
      lawPdf === summaryPdf
        ? 'El documento de «CONSULTAR LEY» es un resumen informativo; no reemplaza el texto oficial.'
        : '',
    officialLabel: 'Texto oficial en el sitio del Ministerio de Salud',
    officialHref: 'https://www.minsalud.gov.co/Normatividad_Nuevo/Ley%201831%20de%202017.pdf',
  },
} as const;
