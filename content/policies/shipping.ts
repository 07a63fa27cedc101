// Sample text: the company must replace times, coverage and conditions with its own.
import type { PolicyDocument } from './policy-document';

export const shipping = {
  file: 'politica-de-envios.pdf',
  title: 'Política de envíos',
  lead: 'Cómo llega su equipo, cuánto tarda, qué revisar cuando lo reciba y a quién llamar si algo no está bien.',
  warning: '',
  sections: [
    {
      title: 'A dónde enviamos',
      blocks: [
        {
          kind: 'text',
          text: 'Enviamos a cualquier municipio de Colombia al que llegue una transportadora. También puede recoger su pedido, con cita previa, en {street}, {city}, en el horario que aparece al final de este documento.',
        },
      ],
    },
    {
      title: 'Cuánto tarda',
      blocks: [
        {
          kind: 'table',
          caption: 'Tiempos de entrega (de muestra)',
          head: ['Destino', 'Equipo disponible', 'Equipo por encargo'],
          rows: [
            ['Bogotá y municipios vecinos', '1 a 3 días hábiles', 'La fecha que diga la cotización'],
            ['Otras capitales', '3 a 5 días hábiles', 'La fecha que diga la cotización'],
            ['Demás municipios con carretera', '5 a 8 días hábiles', 'La fecha que diga la cotización'],
            ['Destinos por río o avión', 'Se acuerda con usted', 'Se acuerda con usted'],
          ],
        },
        {
          kind: 'text',
          text: 'El tiempo se cuenta desde que se confirma el pago o se recibe la orden de compra. Si algo lo va a retrasar, le avisamos con la nueva fecha y usted decide si la acepta, cambia el pedido o lo cancela.',
        },
      ],
    },
    {
      title: 'Cuánto cuesta',
      blocks: [
        {
          kind: 'list',
          items: [
            'El valor del envío y del seguro aparece en la cotización, antes de que usted pague.',
            'Depende del destino, del peso, del volumen y de si el equipo necesita embalaje especial.',
            'Los envíos por garantía o por un error nuestro no tienen costo para usted.',
          ],
        },
      ],
    },
    {
      title: 'Cómo lo enviamos',
      blocks: [
        {
          kind: 'list',
          items: [
            'Probamos y alistamos el equipo, con sus accesorios y manual, y anotamos la serie.',
            'Embalamos según el equipo: espuma, guacal de madera o estiba para los más pesados.',
            'Todo viaja asegurado por su valor de compra. Le enviamos la guía por correo o WhatsApp el día del despacho.',
            'Las baterías de litio y otros productos con reglas de transporte propias pueden viajar aparte.',
            'Los cilindros de oxígeno se entregan vacíos; la recarga se contrata con un proveedor de gases medicinales.',
          ],
        },
      ],
    },
    {
      title: 'Cuando lo reciba',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Cuente las cajas y compare con la guía antes de firmar.',
            'Revise que no haya golpes, humedad ni sellos rotos. Si los hay, escríbalo en la guía y tome fotos antes de abrir.',
            'Abra y compare con la remisión: referencia, serie, accesorios y manual.',
            'Si el equipo incluye instalación, déjelo en su caja: lo desempacamos con usted.',
            'Si algo falta o llegó mal, escriba a {email} o al {mobile} dentro de los 3 días hábiles siguientes. Avisar después no le quita la garantía.',
          ],
        },
      ],
    },
    {
      title: 'Equipos que se instalan',
      blocks: [
        {
          kind: 'text',
          text: 'Camas, autoclaves, ventiladores y otros equipos necesitan espacio, energía, agua o gases. Antes del despacho le enviamos la lista de requisitos y acordamos la fecha de la visita. Mida puertas, pasillos y ascensor: las maniobras con grúa, escaleras u obra se cotizan aparte.',
        },
      ],
    },
    {
      title: 'Cambios, ausencias y novedades',
      blocks: [
        {
          kind: 'list',
          items: [
            'Puede cambiar la dirección o la fecha sin costo hasta el día anterior al despacho.',
            'Si nadie puede recibir, la transportadora intenta una segunda vez. Un tercer intento se cobra al valor de la guía.',
            'Recibe quien usted autorice. En clínicas y hospitales, díganos el nombre del almacén o del ingeniero a cargo.',
            'Si el envío se pierde o se daña, respondemos nosotros: usted no tiene que reclamarle a nadie más.',
          ],
        },
        {
          kind: 'text',
          text: 'Las devoluciones y el derecho de retracto se explican en el documento «Garantías y devoluciones».',
        },
      ],
    },
  ],
} as const satisfies PolicyDocument;
