import { formStates } from './client/forms';

/** Texts of both forms, those of their answers included. Apart, because lib/forms needs these alone. */
export const formMessages = {
  ...formStates,
  received: 'Recibimos su solicitud y le responderemos pronto.',
  refused: 'No pudimos aceptar el mensaje. Revise los datos e intente de nuevo.',
  invalid: 'Revise los campos marcados e intente de nuevo.',
  tooMany: 'Ha enviado muchos mensajes en poco tiempo. Espere un minuto e intente de nuevo.',
  busy: 'En este momento recibimos muchos mensajes. Sus datos siguen aquí: espere un minuto e intente de nuevo o use otro medio.',
  foreign: 'El mensaje no viene de este sitio.',
  unsupported: 'El formato del mensaje no es válido.',
  tooLarge: 'El mensaje es demasiado largo.',
  tooSlow: 'El mensaje tardó demasiado en llegar. Sus datos siguen aquí: intente de nuevo o use otro medio.',
  /** Above a form whose messages cannot be stored here: they go to the company's system at once, or nowhere. */
  direct:
    'Su mensaje va directo a nuestro sistema y puede tardar unos segundos. Espere la confirmación; si no llega, use otro medio.',
  closed: 'En este momento no recibimos mensajes por este formulario: use otro medio.',
  trap: 'No llene este campo',
  policyFormat: '(PDF, otra pestaña)',
  lettersHint: 'Solo letras y espacios, sin puntos ni guiones',
  emailHint: 'Con la forma nombre@dominio.com',
  phoneHint: 'Solo números; la extensión, en Comentarios',
} as const;

/** Labels of the fields of lib/forms/fields.ts. */
export const fieldLabels = {
  client_name: 'Nombre',
  email: 'Correo Electrónico',
  phone_number: 'Teléfono',
  description: 'Comentarios',
} as const;

/** Texts of those pages, and of a receipt. */
export const resultTexts = {
  form: 'Ir al formulario',
  reference: 'Número de radicado',
  print: 'Imprimir constancia',
} as const;

/** Pages where a form lands without JavaScript. */
export const resultPages = {
  enviado: {
    title: 'Solicitud recibida',
    text: formMessages.received,
  },
  datos: {
    title: 'Faltan datos',
    text: 'El mensaje no se envió: algún campo está vacío o no tiene el formato correcto, o falta aceptar la política de datos. Regrese, revise y envíe de nuevo.',
  },
  rechazado: {
    title: 'Mensaje no aceptado',
    text: 'El mensaje no se envió: no pudimos aceptar los datos. Regrese, revise y envíe de nuevo.',
  },
  parcial: {
    title: 'Solicitud recibida en parte',
    text: 'Recibimos su solicitud, pero no pudimos aceptar alguno de los productos. Le responderemos por los demás; para el que falta, use uno de estos medios.',
  },
  limite: {
    title: 'Demasiados mensajes',
    text: 'El mensaje no se envió: hubo muchos mensajes en poco tiempo. Espere un minuto, regrese y envíe de nuevo.',
  },
  espera: {
    title: 'Demasiadas solicitudes',
    text: 'Recibimos muchas consultas desde su conexión en poco tiempo. Espere un minuto y recargue esta página: su lista no se pierde.',
  },
  'no-enviado': {
    title: 'Mensaje no enviado',
    text: 'El mensaje no se envió: tuvimos un problema técnico. Regrese e intente de nuevo, o use uno de estos medios.',
  },
} as const;
