import type { Place } from './places';

// Official or first-hand sources: transporte, authority, Bogotá, drills, registration, report; others secondary.
const LAW = 'Ley 1831 de 2017';
const ARTICLE_3 = `Artículo 3, ${LAW}`;
const ARTICLE_4 = `Artículo 4, ${LAW}`;
const DECREE = 'Decreto 1465 de 2019';
const RESOLUTION = 'Resolución 3316 de 2019';
export const OURS = 'Recomendación nuestra';

/** Texts that the pages of all places share. */
export const placeTexts = {
  title: (name: string) => `Desfibrilador (DEA) en ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  seoTitle: (name: string) => `${name}: DEA y Ley 1831`,
  description: (name: string) =>
    `${name}: si la Ley 1831 de 2017 pide un DEA, qué implica tenerlo, cuántos prever y una lista de verificación.`,
  question: {
    title: '¿Qué es su lugar?',
    label: 'Escriba su lugar: gimnasio, colegio, alcaldía…',
    submit: 'Ver si la ley lo nombra',
    list: 'O elíjalo en la lista de lugares',
    notNamed:
      'La lista del artículo 3 que conocemos no nombra ese lugar, o no reconocimos la palabra. Eso no quiere decir que nadie deba tener un DEA allí: elija un lugar de la lista o pregúntenos.',
  },
  /** The short answer where the law names all such places. */
  named: 'Sí, la ley lo nombra',
  print: 'Imprimir lista',
  kit: {
    title: 'Kit para su espacio',
    intro: 'El equipo, dónde guardarlo, con qué practicar y quién le acompaña. Todo se cotiza junto.',
    quote: 'Cotizar el kit',
  },
  notice: 'Esto es orientación, no concepto jurídico. Si hay diferencias, vale el texto oficial.',
} as const;

/** What a place needs, in order; where a product's name lacks `word`, the catalogue is another one. */
export const kit = { ids: [201, 206, 202, 909], word: 'DEA' } as const;

/** What a page says of a place, and the source that it names beside it. */
type Statement = {
  readonly title?: string;
  readonly text: string;
  readonly source: string;
  /** There is something to do, with a box to tick on paper. */
  readonly isTask?: true;
};

export type Question = {
  readonly id: string;
  readonly title: string;
  readonly statements: readonly Statement[];
  /** There is something to do: a list to print, with boxes to tick on paper. */
  readonly isChecklist?: true;
};

/** The questions of a place's page with their answers, in order. */
export function getQuestions({ named, note, where }: Place): readonly Question[] {
  return [
    {
      id: 'obligado',
      title: '¿Mi lugar está obligado?',
      statements: [
        { text: `El artículo 3 nombra ${named}.`, source: ARTICLE_3 },
        ...(note ? [note] : []),
        {
          text: 'La autoridad de salud de cada territorio determina cuáles espacios son de alta afluencia de público. Confírmelo con la secretaría de salud de su municipio o departamento.',
          source: DECREE,
        },
        { text: 'Los plazos cambian según la categoría del municipio: pregunte por el suyo.', source: DECREE },
        {
          text: 'Bogotá tiene una norma propia, y otras ciudades tienen las suyas.',
          source: 'Resolución 668 de 2022, Secretaría Distrital de Salud de Bogotá',
        },
      ],
    },
    {
      id: 'implica',
      title: '¿Qué implica tener un DEA?',
      isChecklist: true,
      statements: [
        toTask('Equipo', 'Lo pone quien responde por el lugar.', DECREE),
        toTask('Punto y señal', 'Un sitio visible, señalizado y sin llave, cerca de donde hay más gente.', OURS),
        toTask(
          'Personas entrenadas',
          'Las secretarías de salud capacitan y certifican. También puede usarlo quien no es personal de salud.',
          ARTICLE_4,
        ),
        toTask('Simulacros', 'La norma incluye la capacitación y los simulacros.', RESOLUTION),
        toTask('Registro', 'El equipo se registra.', RESOLUTION),
        toTask(
          'Cuidado',
          'Una persona con nombre propio revisa el equipo, la batería y la fecha de los electrodos.',
          OURS,
        ),
        toTask('Llamada al 123', 'Antes de cada uso, o enseguida, se llama al 123.', ARTICLE_4),
        toTask('Reporte del uso', 'Se envía al CRUE y a la secretaría de salud dentro de las 72 horas.', RESOLUTION),
        { title: 'Inspección', text: 'La hacen las secretarías de salud locales.', source: RESOLUTION },
      ],
    },
    {
      id: 'cuantos',
      title: '¿Cuántos debo prever?',
      statements: [
        {
          text: 'Hasta donde sabemos, la ley no fija un número. Pregunte en su secretaría de salud si su ciudad tiene reglas propias.',
          source: LAW,
        },
        {
          text: 'Para empezar la cuenta, prevea uno por cada piso o sector con público, y otro donde ir por el equipo y volver tome más de tres minutos a paso rápido. Recorra el lugar y mida el tiempo.',
          source: `${OURS}, no una cifra de la norma`,
        },
        { text: `Empiece por ${where}.`, source: OURS },
      ],
    },
  ];
}

const toTask = (title: string, text: string, source: string): Statement => ({ title, text, source, isTask: true });
