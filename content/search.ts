import { searchTitle } from './client/search';

const moreWords = 'Escriba más palabras para afinar la búsqueda.';

const inBrackets = (text?: string) => (text ? ` (${text})` : '');

/** Texts of the search and of its results. */
export const search = {
  title: searchTitle,
  label: 'Buscar equipos y servicios',
  placeholder: 'Buscar equipos y servicios',
  again: 'Buscar de nuevo',
  submit: 'Buscar',
  empty: 'No se han encontrado resultados',
  /** Below it: the words can be added to the list. */
  emptyAsk: 'Lo cotizamos aunque no esté en el catálogo.',
  /** Before the words of the catalogue that the results answer, between «». */
  resultsFor: 'Mostramos resultados para',
  noneFor: (q: string) => `No hay resultados exactos para «${q}».`,
  close: 'Equipos y servicios parecidos',
  seeCategory: (name: string) => `Ver la categoría «${name}»`,
  addWords: (q: string) => `Agregar «${q}» a mi lista`,
  otherWays: '¿No es lo que busca?',
  otherWaysHelp: 'Cuéntenos qué necesita o explore una categoría:',
  whatsAppText: (q: string, group?: string) => `Busco: ${q}${inBrackets(group)}`,
  blank: 'Escriba el nombre de un equipo, una marca o un servicio.',
  groups: { label: 'Filtrar los resultados', all: 'Todos', equipment: 'Equipos', services: 'Servicios' },
  results: (count: number, q: string, group?: string) =>
    `${count === 1 ? 'Un resultado' : `${count.toLocaleString('es-CO')} resultados`} para «${q}»${group ? ` en ${group}` : ''}`,
  more: (shown: number, total: number | null) =>
    total === null
      ? `Mostramos los primeros ${shown} resultados y hay más. ${moreWords}`
      : `Mostramos los primeros ${shown} de ${total.toLocaleString('es-CO')} resultados. ${moreWords}`,
  /** After `results` of a group, where there are more than the `shown` ones. */
  ofMore: (shown: number, total: number | null) =>
    total === null
      ? `, entre los primeros ${shown}; hay más. ${moreWords}`
      : `, entre los primeros ${shown} de ${total.toLocaleString('es-CO')}. ${moreWords}`,
} as const;
