import { ARTICLE_3, DECREE, LAW, OURS, placeTexts, RESOLUTION, type Statement, type Verdict } from './place-texts';
import type { Place, PlaceSlug } from './places';

export type Question = {
  readonly id: string;
  readonly title: string;
  readonly statements: readonly Statement[];
  /** Of a list to tick off: the name by which a device remembers it. */
  readonly checklist?: PlaceSlug;
};

/** What the list of article 3 says of a place. */
export type PlaceAnswer = {
  readonly verdict: Verdict;
  readonly text: string;
  /** Places of the list that it is, that are like it, or that it may be part of. */
  readonly near: readonly PlaceSlug[];
  /** The place of the list that it is; its page has the whole answer. */
  readonly place?: PlaceSlug;
};

const OBLIGED = { id: 'obligado', title: '¿Mi lugar está obligado?' };

const ARTICLE_4 = `Artículo 4, ${LAW}`;

const AUTHORITY: Statement = {
  text: 'La autoridad de salud de cada territorio determina cuáles espacios son de alta afluencia de público. Confírmelo con la secretaría de salud de su municipio o departamento.',
  source: DECREE,
};

/** The answer for a word that nobody has thought of. */
export const unknownPlace: PlaceAnswer = { verdict: 'unknown', text: placeTexts.word.unknown, near: [] };

/** The answer for a word by which one place of the list is meant. */
export function getNamedAnswer({ slug, named, depends }: Place & { readonly slug: PlaceSlug }): PlaceAnswer {
  return { verdict: depends ? 'depends' : 'named', text: toNamedText(named), near: [slug], place: slug };
}

/** The question of the page of a word for a place, with what is said of it. */
export function getWordQuestion({ verdict, text }: PlaceAnswer): Question {
  return {
    ...OBLIGED,
    statements: [
      { text, source: verdict === 'unknown' ? OURS : ARTICLE_3 },
      AUTHORITY,
      {
        text: 'Si está dentro de un lugar que la ley nombra, como un centro comercial, pregunte a quien lo administra.',
        source: OURS,
      },
      { text: 'Si quiere tener un DEA de todas formas, cotice el kit o pregúntenos.', source: OURS },
    ],
  };
}

/** The questions of a place's page with their answers, in order. */
export function getQuestions({ slug, named, note, where }: Place & { readonly slug: PlaceSlug }): readonly Question[] {
  return [
    {
      ...OBLIGED,
      statements: [
        { text: toNamedText(named), source: ARTICLE_3 },
        ...(note ? [note] : []),
        AUTHORITY,
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
      checklist: slug,
      statements: [
        toTask('equipo', 'Equipo', 'Lo pone quien responde por el lugar.', DECREE),
        toTask(
          'puntos',
          'Punto y señal',
          'Un sitio visible, señalizado y sin llave, cerca de donde hay más gente.',
          OURS,
        ),
        toTask(
          'personal',
          'Personas entrenadas',
          'Las secretarías de salud capacitan y certifican. También puede usarlo quien no es personal de salud.',
          ARTICLE_4,
        ),
        toTask('simulacro', 'Simulacros', 'La norma incluye la capacitación y los simulacros.', RESOLUTION),
        toTask('registro', 'Registro', 'El equipo se registra.', RESOLUTION),
        toTask(
          'cuidado',
          'Cuidado',
          'Una persona con nombre propio revisa el equipo, la batería y la fecha de los electrodos.',
          OURS,
        ),
        toTask('funciones', 'Llamada al 123', 'Antes de cada uso, o enseguida, se llama al 123.', ARTICLE_4),
        toTask(
          'reporte',
          'Reporte del uso',
          'Se envía al CRUE y a la secretaría de salud dentro de las 72 horas.',
          RESOLUTION,
        ),
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

/** What there is to do; a device remembers by `task` that it is done. */
const toTask = (task: string, title: string, text: string, source: string): Statement => ({
  task,
  title,
  text,
  source,
});

const toNamedText = (named: string) => `El artículo 3 nombra ${named}.`;
