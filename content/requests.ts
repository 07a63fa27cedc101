import { fieldLabels } from './form-messages';
import { identity } from './product';
import { site } from './site';

/** What the company is told of a request by e-mail. */
export const notifications = {
  kinds: { contact: 'Mensaje de contacto', quotation: 'Solicitud de cotización' },
  title: (kind: string) => `${kind} en ${site.name}`,
  reference: 'Radicado',
  receivedAt: 'Recibida',
  /** Before the promise that the visitor read. */
  promise: 'Le dijimos',
  fields: fieldLabels,
  lines: 'Productos y servicios',
  product: identity.reference,
  quantity: 'cantidad',
  unknownName: 'Producto o servicio',
  reply: 'Si responde a este correo, su respuesta le llega a quien escribió.',
} as const;

/** Lines that the site adds to the text of a visitor: the contract has no field for what they say. */
export const requestLines = {
  /** The last line of each quotation of a list. The quantity is its first number. */
  item: (quantity: number, number: number, count: number, reference: string) =>
    `Cantidad: ${quantity}. Producto ${number} de ${count} de la solicitud ${reference}.`,
  /** Before it, where the visitor wrote one. */
  note: (text: string) => `Nota: ${text}`,
  fields: 'Datos del proceso:',
  free: 'También necesita (no está en el catálogo):',
  onlyFree: 'Necesita (no está en el catálogo):',
  freeLine: (quantity: number, text: string, note: string) => `- ${quantity} × ${text}${note && ` (${note})`}`,
  notes: 'Notas:',
  productNote: (id: string, note: string) => `- Producto ${id}: ${note}`,
  /** The first line of a message that carries what did not fit in the one before. */
  more: (reference: string) => `Continuación de la solicitud ${reference}.`,
  /** A contact message takes letters only as a name. */
  name: (name: string) => `Nombre completo: ${name}`,
  noName: 'Sin nombre',
} as const;

/** The category of what an import has without one. */
export const uncategorized = 'Otros equipos';

/** What a site without a backend answers to a submission, and where its catalogue cannot be read. */
export const embeddedAnswers = {
  received: 'Recibimos su solicitud. Pronto nos comunicaremos con usted.',
  failed: 'En este momento no podemos responder.',
} as const;
