/** What a page says of a place, and the source that it names beside it. */
export type Statement = {
  readonly title?: string;
  readonly text: string;
  readonly source: string;
  /** Of what there is to do: the name by which a device remembers that it is done. */
  readonly task?: string;
};

export const LAW = 'Ley 1831 de 2017';
export const ARTICLE_3 = `Artículo 3, ${LAW}`;
export const DECREE = 'Decreto 1465 de 2019';
export const RESOLUTION = 'Resolución 3316 de 2019';
export const OURS = 'Recomendación nuestra';

export type Verdict = keyof typeof placeTexts.verdicts;

/** Texts that the pages of all places share. */
export const placeTexts = {
  title: (name: string) => `Desfibrilador (DEA) en ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  intro: 'Respuestas cortas para saber si su lugar debe tener un desfibrilador y qué sigue.',
  seoTitle: (name: string) => `${name}: DEA y Ley 1831`,
  description: (name: string) =>
    `${name}: si la Ley 1831 de 2017 pide un DEA, qué implica tenerlo, cuántos prever y una lista de verificación.`,
  question: {
    title: '¿Qué es su lugar?',
    intro: 'Vea si la ley lo nombra y qué implica.',
    label: 'Escriba su lugar: gimnasio, colegio, alcaldía…',
    submit: 'Ver si la ley lo nombra',
    list: 'O elíjalo en la lista de lugares',
  },
  /** The short answer to whether the law names a place. */
  verdicts: {
    named: 'Sí, la ley lo nombra',
    depends: 'Depende de cómo sea su lugar',
    unnamed: 'La lista de la ley no lo nombra',
    unknown: 'No reconocemos esa palabra',
  },
  /** The page of a word that the visitor wrote for a place. */
  word: {
    title: (place: string) => `¿La ley pide un DEA en ${place}?`,
    quoted: (word: string) => `«${word}»`,
    /** Where the word is not said: a shared link says nobody's words. */
    neutral: 'su establecimiento',
    description:
      'Qué dice la Ley 1831 de 2017 de su establecimiento, y cómo preguntar por su caso o cotizar un desfibrilador.',
    unknown: 'Eso no quiere decir que la ley no lo nombre: elija un lugar de la lista o pregúntenos.',
    list: 'Ver la lista de lugares',
    ask: 'Preguntar por WhatsApp',
    near: 'Lugares que la ley sí nombra',
    again: 'Busque otro lugar',
  },
  checklist: {
    intro: 'Marque lo que ya está. Este dispositivo recuerda sus marcas.',
    print: 'Imprimir lista',
  },
  kit: {
    title: 'Kit para su espacio',
    intro: 'El equipo, dónde guardarlo, con qué practicar y quién le acompaña. Todo se cotiza junto.',
    quote: 'Cotizar el kit',
    /** After 'Agregar a la lista'. */
    all: 'todo el kit',
  },
  notice: 'Esto es orientación, no concepto jurídico. Si hay diferencias, vale el texto oficial.',
} as const;

/** What a place needs, in order; where a product's name lacks `word`, the catalogue is another one. */
export const kit = { ids: [201, 206, 202, 909], word: 'DEA' } as const;
