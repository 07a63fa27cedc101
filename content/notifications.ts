import { messages } from './messages';
import { site } from './site';

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('es-CO')} ${number === 1 ? one : many}`;

/** What the company, or a visitor, is told by e-mail. */
export const notifications = {
  kinds: { contact: 'Mensaje de contacto', quotation: 'Solicitud de cotización' },
  request: {
    subject: (kind: string, reference: string) => `${kind} ${reference}`,
    title: (kind: string) => `${kind} en ${site.name}`,
  },
  reminder: {
    subject: (kind: string, reference: string) => `Recordatorio: ${kind} ${reference} sin responder`,
    title: (kind: string) => `${kind} que nadie ha marcado como respondida`,
  },
  reference: 'Radicado',
  receivedAt: 'Recibida',
  /** Before the promise that the visitor read. */
  promise: 'Le dijimos',
  fields: messages.fields,
  lines: 'Productos y servicios',
  product: messages.product.reference,
  name: 'Nombre',
  quantity: 'Cantidad',
  unknownName: 'Producto o servicio',
  reply: 'Si responde a este correo, su respuesta le llega a quien escribió.',
  withoutDetails: 'Este correo no lleva datos personales. La solicitud completa está en el sistema del sitio.',
  /** What a visitor gets who asked for it. */
  copy: {
    kinds: { contact: 'mensaje', quotation: 'solicitud de cotización' },
    subject: (kind: string, reference: string) => `Recibimos su ${kind}: radicado ${reference}`,
    title: (kind: string) => `Recibimos su ${kind} en ${site.name}`,
    receipt: 'Su constancia',
    open: 'Ver y guardar la constancia',
    note: 'Si usted no hizo esta solicitud, ignore este mensaje.',
  },
  summary: {
    subject: (begin: string, end: string) => `Resumen de solicitudes del ${begin} al ${end}`,
    received: (number: number) => count(number, 'solicitud recibida', 'solicitudes recibidas'),
    answeredInTime: (number: number) => count(number, 'respondida a tiempo', 'respondidas a tiempo'),
    answeredLate: (number: number) => count(number, 'respondida tarde', 'respondidas tarde'),
    waiting: (number: number) => count(number, 'sin responder', 'sin responder'),
    waitingBefore: (number: number) =>
      count(number, 'sin responder de semanas anteriores', 'sin responder de semanas anteriores'),
    toBeDeleted: (number: number, days: number) =>
      number === 1
        ? `Una solicitud que nadie ha abierto ni marcado se borrará en los próximos ${days} días.`
        : `${number.toLocaleString('es-CO')} solicitudes que nadie ha abierto ni marcado se borrarán en los próximos ${days} días.`,
    products: 'Lo más pedido',
    requests: (number: number) => count(number, 'solicitud', 'solicitudes'),
  },
} as const;
