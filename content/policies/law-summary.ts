// Our own summary of what is known of the law: it adds nothing to it. `lawPdf` in content/ley-1831.ts replaces it by the official PDF.

/** A text may be a token such as `{law.text}`, which lib/documents/tokens.ts fills in. */
export type LawBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row is its heading. */
      readonly rows: readonly (readonly string[])[];
    };

type LawSummary = {
  /** Name of the PDF below public/docs/. */
  readonly file: string;
  readonly title: string;
  readonly lead: string;
  /** What a reader must know before reading. */
  readonly warning: string;
  readonly sections: readonly { readonly title: string; readonly blocks: readonly LawBlock[] }[];
};

export const lawSummary: LawSummary = {
  file: 'ley-1831-2017.pdf',
  title: 'Ley 1831 de 2017: resumen informativo',
  lead: 'Lo esencial de la norma sobre el Desfibrilador Externo Automático (DEA), para saber si su institución debe tener uno y qué sigue.',
  warning:
    'Esto es un resumen informativo: no es el texto oficial de la ley, no lo reemplaza y no es asesoría jurídica. Si hay diferencias, vale el texto oficial.',
  sections: [
    {
      title: 'La norma',
      blocks: [
        { kind: 'text', text: '{law.text}' },
        { kind: 'text', text: '{law.officialLabel}: {law.official}' },
      ],
    },
    {
      title: 'Qué ordena (artículo 1)',
      blocks: [
        {
          kind: 'text',
          text: 'Obliga a la dotación, la disponibilidad y el acceso de Desfibriladores Externos Automáticos en los transportes de asistencia básicos y medicalizados y en los espacios de alta afluencia de público.',
        },
        {
          kind: 'table',
          caption: 'En palabras sencillas (explicación nuestra, no de la ley)',
          head: ['Palabra', 'Qué significa en la práctica'],
          rows: [
            ['Dotación', 'El lugar tiene el equipo.'],
            ['Disponibilidad', 'El equipo está listo: batería y electrodos en buen estado.'],
            ['Acceso', 'Cualquiera que lo necesite puede llegar a él sin demora.'],
          ],
        },
      ],
    },
    {
      title: 'A quiénes obliga (artículo 3)',
      blocks: [
        { kind: 'text', text: '{establishments}' },
        {
          kind: 'text',
          text: 'Los lugares son los de la lista del artículo 3. Los seis grupos son nuestros, para leerla mejor.',
        },
      ],
    },
    {
      title: 'En una emergencia (artículo 4)',
      blocks: [
        {
          kind: 'text',
          text: 'La ley pide personal entrenado, la llamada al 123 y el reporte del uso dentro de las 72 horas. También permite que lo use quien no es personal de salud.',
        },
        { kind: 'text', text: '{emergencySteps}' },
        { kind: 'text', text: '{emergency.note}' },
      ],
    },
    {
      title: 'Lo que la ley no dice',
      blocks: [
        {
          kind: 'list',
          items: [
            'Hasta donde sabemos, no fija como regla nacional «más de 50 empleados» ni «más de 500 personas», cifras que suelen repetirse.',
            'La lista del artículo 3 que conocemos no menciona los hoteles.',
          ],
        },
        {
          kind: 'text',
          text: 'Si tiene dudas sobre su caso, consulte el texto oficial, su reglamentación y las normas de su ciudad, o pregúntele a su abogado.',
        },
      ],
    },
    {
      title: 'Por dónde empezar (recomendaciones nuestras)',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Busque su institución en la lista y léala después en el texto oficial.',
            'Recorra el lugar y elija puntos visibles, señalizados y sin llave, cerca de donde hay más gente.',
            'Nombre a una persona que revise el equipo, su batería y la fecha de los electrodos.',
            'Entrene al personal de todos los turnos y practique con un equipo de entrenamiento.',
            'Escriba quién llama al 123, quién trae el DEA y quién reporta el uso.',
          ],
        },
      ],
    },
  ],
};
