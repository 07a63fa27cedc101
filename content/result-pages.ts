export const resultPageLinks = { form: 'Ir al formulario' } as const;

/** Pages where a form lands without JavaScript; with `isReceived` its address may have the message's number. */
export const resultPages = {
  enviado: {
    title: 'Solicitud recibida',
    text: 'Recibimos su solicitud y le responderemos pronto.',
    isGood: true,
    isReceived: true,
  },
  datos: {
    title: 'Faltan datos',
    text: 'El mensaje no se envió: algún campo está vacío o no tiene el formato correcto, o falta aceptar la política de datos. Regrese, revise y envíe de nuevo.',
    isGood: false,
    isReceived: false,
  },
  rechazado: {
    title: 'Mensaje no aceptado',
    text: 'El mensaje no se envió: no pudimos aceptar los datos. Regrese, revise y envíe de nuevo.',
    isGood: false,
    isReceived: false,
  },
  parcial: {
    title: 'Solicitud recibida en parte',
    text: 'Recibimos su solicitud, pero no pudimos aceptar alguno de los productos. Le responderemos por los demás; para el que falta, use uno de estos medios.',
    isGood: false,
    isReceived: true,
  },
  limite: {
    title: 'Demasiados mensajes',
    text: 'El mensaje no se envió: hubo muchos mensajes en poco tiempo. Espere un minuto, regrese y envíe de nuevo.',
    isGood: false,
    isReceived: false,
  },
  espera: {
    title: 'Demasiadas solicitudes',
    text: 'Recibimos muchas consultas desde su conexión en poco tiempo. Espere un minuto y recargue esta página: su lista no se pierde.',
    isGood: false,
    isReceived: false,
  },
  'no-enviado': {
    title: 'Mensaje no enviado',
    text: 'El mensaje no se envió: tuvimos un problema técnico. Regrese e intente de nuevo, o use uno de estos medios.',
    isGood: false,
    isReceived: false,
  },
} as const;
