import { fieldLabels } from './form-messages';
import { identity } from './identity';
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
