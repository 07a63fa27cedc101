/** A number of lines in words: 'una línea', '12 líneas'. */
const lines = (count: number) => (count === 1 ? 'una línea' : `${count} líneas`);

/** Texts of the way from a pasted list to a quotation list. */
export const paste = {
  help: 'Agregue productos desde el catálogo, o pegue aquí sus líneas de Excel, WhatsApp o un correo, hasta 100: buscamos cada una y usted confirma.',
  file: '¿La tiene en un archivo de Excel o CSV?',
  fileHelp: 'Elíjalo o arrástrelo a este recuadro. Se lee en su navegador: no se envía a ninguna parte.',
  fileFailed: 'No pudimos leer el archivo. Guárdelo como .xlsx o .csv, o copie sus líneas y péguelas aquí.',
  browse: 'Ver productos',
  /** On other pages, leads here. */
  link: '¿Ya tiene una lista? Péguela aquí',
  tooLong: 'Su lista es demasiado larga para leerla de una vez. Péguela por partes, de hasta 100 líneas cada una.',
  empty: 'No encontramos líneas en lo que pegó. Escriba o pegue al menos una.',
} as const;

/** Texts of the page that says what the lines of a pasted list mean. */
export const review = {
  title: 'Revise su lista',
  intro: 'Confirme cada línea. Lo que no confirme, o no esté en el catálogo, lo cotizamos como usted lo escribió.',
  description: 'Las líneas de una lista y los productos del catálogo que les corresponden.',
  found: (count: number) => (count === 1 ? '1 encontrado' : `${count} encontrados`),
  doubtful: (count: number) => `${count} por confirmar`,
  free: (count: number) => (count === 1 ? '1 fuera del catálogo' : `${count} fuera del catálogo`),
  left: (count: number) =>
    `Su lista tiene ${lines(count)} más de ${count === 1 ? 'la que cabe' : 'las que caben'} aquí. Cuando agregue estas, vuelva y pegue el resto.`,
  unread: (count: number) => `${lines(count)} sin buscar en el catálogo`,
  cannotSearch: 'En este momento no podemos buscar en el catálogo. Agregue sus líneas como están y las cotizamos.',
  marks: {
    found: '',
    doubtful: '',
    free: 'No está en el catálogo: lo cotizamos igual',
    unread: 'Lo cotizamos con su texto',
  },
  yes: 'Sí, es este',
  /** Behind a product that is found without a doubt. */
  change: 'Cambiar',
  /** By which other words it is found. */
  reason: (words: string) => `por «${words}»`,
  asWritten: 'Dejar mi texto',
  skip: 'No agregar',
  quantity: 'Cantidad',
  reference: 'Ref.',
  /** What is noted to a product that stands for other words. */
  note: (text: string) => `Pedido: ${text}`,
  submit: 'Agregar a mi lista',
  again: 'Pegar otra lista',
} as const;

/** Texts of a file with a list, which is read in the browser. */
export const pasteFile = {
  read: (name: string, rows: number) =>
    `Leímos ${rows === 1 ? 'una línea' : `${rows} líneas`} de ${name}. Revise antes de seguir.`,
  tooLarge: 'El archivo pesa demasiado. Copie sus líneas y péguelas aquí.',
  empty: 'El archivo no tiene líneas.',
} as const;
