// Sample text: the company's lawyer must review it. It cites only Ley 1581 of 2012 and its Decreto 1377 of 2013.
import type { PolicyDocument } from './policy-document';

export const dataPolicyDocument = {
  file: 'politica-de-datos.pdf',
  title: 'Política de tratamiento de datos personales',
  lead: 'Cómo cuidamos los datos que usted nos confía, para qué los usamos y cómo puede conocerlos, corregirlos o pedir que los borremos.',
  warning: '',
  sections: [
    {
      title: 'Quién responde por sus datos',
      blocks: [
        {
          kind: 'text',
          text: '{name} es responsable del tratamiento de los datos personales que usted nos entrega por este sitio, por teléfono, por WhatsApp, por correo o en persona.',
        },
        {
          kind: 'table',
          caption: 'Datos del responsable',
          head: ['Dato', 'Información'],
          rows: [
            ['Responsable', '{name}'],
            ['NIT', '{nit}'],
            ['Domicilio', '{city}, {country}'],
            ['Dirección', '{street}'],
            ['Teléfonos', '{landline} y {mobile}'],
            ['Correo electrónico', '{email}'],
            ['Área que atiende sus solicitudes', 'Servicio al cliente'],
          ],
        },
      ],
    },
    {
      title: 'Qué datos pedimos',
      blocks: [
        {
          kind: 'list',
          items: [
            'En el formulario de contacto: nombre, correo electrónico, teléfono y comentarios.',
            'En el formulario de cotización: los mismos datos y el equipo o servicio que le interesa.',
            'En una compra o un servicio: lo que se necesita para facturar, entregar, instalar y atender la garantía, como la identificación, la dirección y el nombre de quien recibe.',
          ],
        },
        {
          kind: 'text',
          text: 'Para cotizarle no necesitamos datos sensibles ni datos de niños, niñas o adolescentes. Por favor no escriba en los comentarios nombres, diagnósticos ni otra información de pacientes. Si una solicitud llegara a requerir un dato sensible, se lo diremos antes y usted podrá negarse a darlo.',
        },
      ],
    },
    {
      title: 'Qué queda en su navegador',
      blocks: [
        {
          kind: 'list',
          items: [
            'Solo durante su visita: lo que escribe en un formulario y aún no ha enviado, y el nombre, el correo y el teléfono de su último mensaje, para que no los escriba otra vez. Con «Olvidar» los borra antes.',
            'Hasta que usted los quite o borre los datos del sitio en su navegador: su lista de cotización, los productos vistos recientemente y las casillas que marca en la lista de verificación de la Ley 1831.',
          ],
        },
      ],
    },
    {
      title: 'Para qué los usamos',
      blocks: [
        {
          kind: 'list',
          items: [
            'Responder sus mensajes, preguntas y solicitudes de cotización.',
            'Preparar la propuesta, el contrato, la factura y la entrega de lo que compre.',
            'Programar instalaciones, mantenimientos, calibraciones y capacitaciones, y recordarle sus fechas.',
            'Atender garantías, devoluciones, peticiones, quejas y reclamos.',
            'Informarle sobre la seguridad de un equipo que le vendimos o al que le prestamos servicio.',
            'Enviarle novedades comerciales, solo si lo acepta por separado. Puede retirarse cuando quiera.',
            'Cumplir nuestras obligaciones contables, tributarias y legales.',
          ],
        },
        {
          kind: 'text',
          text: 'No vendemos sus datos. Los compartimos con proveedores que nos ayudan a cumplir estas finalidades, como la transportadora, el alojamiento del sitio o el correo, y con las autoridades cuando la ley lo ordena. Si un proveedor guarda los datos fuera de Colombia, aplicamos las reglas de la Ley 1581 de 2012 para ese envío.',
        },
      ],
    },
    {
      title: 'Su autorización',
      blocks: [
        {
          kind: 'text',
          text: 'La ley define la autorización como un consentimiento previo, expreso e informado. En los formularios de contacto y de cotización usted la da al marcar la casilla «Acepto la política de datos»; sin esa marca, el mensaje no se envía. Cuando llama o escribe por otro medio, usamos sus datos para responderle y le pedimos la autorización antes de darles otro uso.',
        },
        {
          kind: 'text',
          text: 'Guardamos prueba de la autorización para poder consultarla después. Usted puede revocarla, salvo que un deber legal o contractual nos obligue a conservar los datos.',
        },
      ],
    },
    {
      title: 'Sus derechos',
      blocks: [
        {
          kind: 'text',
          text: 'Como titular de los datos, el artículo 8 de la Ley 1581 de 2012 le da derecho a:',
        },
        {
          kind: 'list',
          items: [
            'Conocer, actualizar y rectificar sus datos personales.',
            'Pedir prueba de la autorización que nos dio, salvo en los casos en que la ley no la exige.',
            'Saber, cuando lo pregunte, qué uso les hemos dado a sus datos.',
            'Presentar quejas ante la Superintendencia de Industria y Comercio (SIC) por infracciones a la ley.',
            'Revocar la autorización o pedir la supresión de sus datos cuando no se respeten los principios, derechos y garantías constitucionales y legales.',
            'Acceder sin costo a los datos suyos que hayamos tratado.',
          ],
        },
      ],
    },
    {
      title: 'Cómo ejercerlos',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Escriba a {email}, llene el formulario de PQR en {pqr} o llame al {landline}.',
            'Díganos su nombre e identificación, qué solicita, los hechos si se trata de un reclamo y a qué dirección o correo le respondemos. Adjunte los documentos que quiera hacer valer.',
            'Si actúa en nombre de otra persona, acredite que es su causahabiente, representante o apoderado.',
            'Le respondemos a la dirección o al correo que indicó, dentro de los plazos de la ley.',
          ],
        },
        {
          kind: 'table',
          caption: 'Plazos de la Ley 1581 de 2012',
          head: ['Solicitud', 'Sirve para', 'Respuesta', 'Si no alcanzamos'],
          rows: [
            [
              'Consulta (art. 14)',
              'Conocer los datos que tenemos de usted',
              'Máximo 10 días hábiles desde su recibo',
              'Le explicamos el motivo y respondemos en máximo 5 días hábiles más',
            ],
            [
              'Reclamo (art. 15)',
              'Corregir, actualizar o suprimir datos, o advertir que no cumplimos la ley',
              'Máximo 15 días hábiles desde el día siguiente a su recibo',
              'Le explicamos el motivo y respondemos en máximo 8 días hábiles más',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Si a su reclamo le falta información, se la pedimos dentro de los 5 días siguientes a su recibo; si pasan dos meses sin que la envíe, la ley entiende que desistió. Mientras lo resolvemos, el dato queda marcado como «reclamo en trámite».',
        },
        {
          kind: 'text',
          text: 'Para quejarse ante la SIC, primero debe haber agotado la consulta o el reclamo con nosotros (artículo 16). La SIC atiende en https://www.sic.gov.co.',
        },
      ],
    },
    {
      title: 'Cómo los protegemos y por cuánto tiempo',
      blocks: [
        {
          kind: 'text',
          text: 'Solo ve sus datos el personal que los necesita para su trabajo, con usuario y contraseña propios. El sitio los transmite cifrados y guardamos copias de respaldo.',
        },
        {
          kind: 'text',
          text: 'Del mensaje que usted envía por un formulario, este sitio guarda una copia y la borra a los {messagesKeptDays} días de haberlo recibido, cuando ya lo entregó a nuestro equipo. Si algo impide entregarlo, la guarda hasta que nuestro equipo lo atienda.',
        },
        {
          kind: 'text',
          text: 'Conservamos los mensajes y las cotizaciones hasta por dos años desde el último contacto, y los datos de compras y servicios durante el tiempo que exijan las normas contables, tributarias y de garantía. Después los suprimimos.',
        },
      ],
    },
    {
      title: 'Vigencia y cambios',
      blocks: [
        {
          kind: 'text',
          text: 'Fecha de entrada en vigencia: {missing}. La base de datos se mantiene mientras duren las finalidades descritas.',
        },
        {
          kind: 'text',
          text: 'Si cambiamos algo sustancial de esta política, lo avisaremos en el sitio o por correo antes de aplicarlo, y pediremos una nueva autorización si cambian las finalidades. Marco legal: Ley 1581 de 2012 y Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015.',
        },
      ],
    },
  ],
} as const satisfies PolicyDocument;
