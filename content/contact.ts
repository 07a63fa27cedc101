// Sample facts: the company must replace the opening hours and promises in this file with its own.

export type Contact = {
  readonly heading: string;
  readonly intro: string;
  /** What happens after the message is sent, a sentence each. */
  readonly next: { readonly sentences: readonly string[] };
  /** `schedule` says the same as `text`, for search engines. */
  readonly hours: {
    readonly title: string;
    readonly text: string;
    readonly schedule: {
      readonly days: readonly ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[];
      readonly opens: string;
      readonly closes: string;
    };
  };
  readonly ways: {
    readonly title: string;
    readonly phone: string;
    readonly mobile: string;
  };
};

/** Apart, for the error page, which is in the scripts of every page. */
export const ways = {
  title: 'Otros medios',
  phone: 'Teléfono',
  mobile: 'Celular',
  whatsapp: 'WhatsApp',
  email: 'Correo',
} as const;

export const contact = {
  heading: 'Contacto Directo para tus Preguntas y Comentarios',
  intro:
    'Cuéntenos qué necesita: un equipo, un mantenimiento, un servicio de metrología o una verificación. También puede llamarnos o escribirnos por el medio que prefiera.',
  next: {
    sentences: [
      'Leemos su mensaje y lo dirigimos a la persona indicada de nuestro equipo.',
      'Le respondemos al correo o al teléfono que nos deje, en nuestro horario de atención.',
    ],
  },
  hours: {
    title: 'Horario de atención',
    text: 'Lunes a viernes, de 8:00\u00a0a.\u00a0m. a 5:00\u00a0p.\u00a0m., hora de Colombia (UTC−5). No atendemos los días festivos.',
    schedule: {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '17:00',
    },
  },
  ways,
} as const satisfies Contact;
