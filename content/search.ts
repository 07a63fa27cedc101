import { searchTitle } from './client/search';

const moreWords = 'Escriba más palabras para afinar la búsqueda.';

/** Texts of the search and of its results. */
export const search = {
  title: searchTitle,
  label: 'Buscar equipos y servicios',
  placeholder: 'Buscar equipos y servicios',
  submit: 'Buscar',
  empty: 'No se han encontrado resultados',
  /** Below it: the words can be added to the list. */
  emptyAsk: 'Lo cotizamos aunque no esté en el catálogo.',
  /** Before the words of the catalogue that the results answer, between «». */
  resultsFor: 'Mostramos resultados para',
  noneFor: (q: string) => `No hay resultados exactos para «${q}».`,
  addWords: (q: string) => `Agregar «${q}» a mi lista`,
  whatsAppText: (q: string) => `Busco: ${q}`,
  blank: 'Escriba el nombre de un equipo, una marca o un servicio.',
  results: (count: number, q: string) =>
    `${count === 1 ? 'Un resultado' : `${count.toLocaleString('es-CO')} resultados`} para «${q}»`,
  more: (shown: number, total: number | null) =>
    total === null
      ? `Mostramos los primeros ${shown} resultados y hay más. ${moreWords}`
      : `Mostramos los primeros ${shown} de ${total.toLocaleString('es-CO')} resultados. ${moreWords}`,
} as const;
