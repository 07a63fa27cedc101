/** A part of law-summary.json, one of these. A text may be a token such as `{law.text}`, which lib/documents/tokens.ts fills in. */
export type LawBlock = {
  readonly text?: string;
  readonly list?: readonly string[];
  readonly steps?: readonly string[];
  /** The first cell of a row is its heading. */
  readonly table?: { readonly caption: string; readonly head: readonly string[]; readonly rows: readonly string[][] };
};

/** Words that every printed document shares. */
export const labels = {
  notice: {
    title: 'Texto de muestra',
    text: 'La identidad de la empresa, lo que ella ofrece y la redacción de este documento son de muestra. El abogado de la empresa debe revisarlo y completarlo antes de usarlo.',
  },
  footer: (name: string) => `${name} · Texto de muestra: debe revisarlo el abogado de la empresa antes de usarlo.`,
  page: { before: 'Página ', between: ' de ' },
  contact: {
    title: 'Estamos para ayudarle',
    address: 'Dirección',
    phones: 'Teléfonos',
    emails: 'Correos',
    hours: 'Horario',
  },
  missing: 'por completar por la empresa',
  sheet: {
    kind: 'Ficha técnica',
    reference: 'Referencia',
    brand: 'Marca',
    description: 'Descripción',
    characteristics: 'Características',
    characteristic: 'Característica',
    value: 'Valor de muestra',
    pictureAlt: (name: string) => `Imagen ilustrativa: ${name}`,
    pictureNote: 'Imagen ilustrativa de muestra.',
    quote: (reference: string) => `Para cotizar, mencione la referencia ${reference}.`,
    notice: {
      title: 'Texto de muestra',
      text: 'La marca, el modelo y las cifras de esta ficha son ejemplos, no datos de un fabricante. La empresa debe reemplazarlos y su abogado debe revisar la ficha antes de usarla.',
    },
  },
} as const;
