// Sample wording on article 3 of Ley 1831 de 2017, which the company must review; our own advice is named as such.
import table from './places.json' with { type: 'json' };

/** The groups of the list of the page of the law, with their icons. */
export const placeGroups = {
  transporte: { icon: 'ambulance', title: 'Transporte y terminales' },
  deporte: { icon: 'trophy', title: 'Deporte y cultura' },
  estado: { icon: 'landmark', title: 'Entidades del Estado' },
  educacion: { icon: 'graduation-cap', title: 'Educación y rehabilitación' },
  comercio: { icon: 'building', title: 'Comercio y edificios' },
  policia: { icon: 'shield', title: 'Policía, cárceles y resguardos' },
} as const;

export type Place = {
  /** Its address below /ley-1831. */
  readonly slug: string;
  readonly name: string;
  /** Its group in the list of the page of the law, a key of `placeGroups`, and what that says of it. */
  readonly group: string;
  readonly listed: readonly string[];
  /** What visitors may call it. */
  readonly words: string;
  /** What article 3 names, after 'El artículo 3 nombra'. */
  readonly named: string;
  /** Why not every such place is named; without it the law names it. */
  readonly depends?: string;
  /** What must be known besides, and where that stands. */
  readonly note?: { readonly text: string; readonly source: string };
  /** Where one could be, after 'Empiece por': ours. */
  readonly where: string;
};

export const places: readonly Place[] = table.places;

/** Words that only look like those of a place: 'escuela de manejo' is no school that the law names. */
export const otherWords = table.others;
