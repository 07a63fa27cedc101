// Sample facts: the company must replace the opening hours and promises in this file with its own.

/** When the company answers: each of `days` from `opens` to `closes` ('17:00'), except on public holidays. */
export type Schedule = {
  readonly days: readonly ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[];
  readonly opens: string;
  readonly closes: string;
};

/** Apart, for the error page, which is in the scripts of every page. */
export const contactLabels = {
  title: 'Otros medios',
  phone: 'Teléfono',
  mobile: 'Celular',
  whatsapp: 'WhatsApp',
} as const;

/** Of the button of every page that opens a chat. */
export const chat = 'Escríbanos por WhatsApp';

export const contact = {
  heading: 'Contacto Directo para tus Preguntas y Comentarios',
  intro:
    'Cuéntenos qué necesita: un equipo, un mantenimiento, un servicio de metrología o una verificación. También puede llamarnos o escribirnos por el medio que prefiera.',
  /** A sample that the company confirms: within how many hours of `hours.schedule` it answers. */
  answerHours: 9,
  /** Said after a message is sent; `time` is '5:00 p. m.', `isOne` true between one and two o'clock. */
  promise: (day: string, time: string, isOne: boolean) =>
    `Le respondemos a más tardar el ${day} a ${isOne ? 'la' : 'las'} ${time}`,
  hours: {
    title: 'Horario de atención',
    text: 'Lunes a viernes, de 8:00\u00a0a.\u00a0m. a 5:00\u00a0p.\u00a0m. No atendemos los días festivos.',
    /** Says the same as `text`, for search engines. */
    schedule: {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '17:00',
    } satisfies Schedule,
  },
  labels: contactLabels,
} as const;
