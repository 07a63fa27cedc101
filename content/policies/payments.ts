// Sample text: the company must replace methods, terms and conditions with its own.
import type { PolicyDocument } from './policy-document';

export const payments = {
  file: 'medios-de-pago.pdf',
  title: 'Medios de pago',
  lead: 'Las formas de pagar sus equipos y servicios, cuándo queda confirmado el pago y cómo evitar un engaño.',
  warning: '',
  sections: [
    {
      title: 'Cómo puede pagar',
      blocks: [
        {
          kind: 'table',
          caption: 'Medios de pago y confirmación (de muestra)',
          head: ['Medio', 'Cómo funciona', 'Se confirma'],
          rows: [
            [
              '{payment.pago-en-linea}',
              'Le enviamos por correo un enlace de pago con el valor de su cotización',
              'En minutos, cuando el banco aprueba',
            ],
            [
              '{payment.transferencia}',
              'A la cuenta de la empresa que aparece en la cotización',
              'El mismo día o el siguiente día hábil',
            ],
            [
              '{payment.consignacion}',
              'En una oficina del banco, con el número de la cotización como referencia',
              'Al siguiente día hábil',
            ],
            [
              '{payment.corresponsal}',
              'Con el convenio y la referencia que le enviamos; hay topes por operación',
              'Al siguiente día hábil',
            ],
            [
              '{payment.billetera}',
              'Al número o código QR que aparece en la cotización; hay topes por operación',
              'El mismo día',
            ],
          ],
        },
      ],
    },
    {
      title: 'Paso a paso',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Pida su cotización en el sitio, por correo o por WhatsApp.',
            'Revise el precio en pesos colombianos, los impuestos, el envío, el plazo de entrega y la vigencia.',
            'Pague por el medio que prefiera, con el número de la cotización como referencia.',
            'Envíe el comprobante a {sales}. Le confirmamos el recibo y la fecha de entrega.',
            'Reciba la factura en el correo que nos indique. Revise que los datos de su institución estén bien.',
          ],
        },
      ],
    },
    {
      title: 'Precios e impuestos',
      blocks: [
        {
          kind: 'list',
          items: [
            'Los precios valen durante la vigencia que diga la cotización: 30 días si no dice otra cosa.',
            'La cotización muestra por separado el IVA de cada producto, cuando aplica, y el total a pagar.',
            'Si su institución practica retenciones, díganos cuáles antes de facturar y envíenos los certificados.',
            'No cobramos un valor adicional por pagar con tarjeta.',
          ],
        },
      ],
    },
    {
      title: 'Anticipos y crédito para instituciones',
      blocks: [
        {
          kind: 'table',
          caption: 'Condiciones de pago (de muestra)',
          head: ['Caso', 'Condición'],
          rows: [
            ['Equipo disponible', 'Pago total antes del despacho'],
            ['Equipo por encargo o importado', '50 % con la orden y 50 % antes del despacho'],
            ['Servicio puntual', 'Pago al recibir el reporte de servicio'],
            ['Contrato de mantenimiento', 'Pago mensual, según el contrato'],
            ['Institución con crédito aprobado', 'Hasta 30 días desde la factura'],
          ],
        },
        {
          kind: 'text',
          text: 'Para estudiar un crédito pedimos el certificado de existencia y representación, el RUT, estados financieros y dos referencias comerciales. Las entidades públicas pagan según su contrato y su disponibilidad presupuestal.',
        },
      ],
    },
    {
      title: 'Cuide su dinero',
      blocks: [
        {
          kind: 'list',
          items: [
            'Nunca le pedimos claves, códigos de un solo uso ni el código de seguridad de su tarjeta, ni por teléfono ni por WhatsApp.',
            'La cuenta siempre está a nombre de {name}. No pague a cuentas de personas, aunque digan ser asesores.',
            'Si recibe un correo con un cambio de cuenta, no pague: llámenos antes al {landline}.',
            'Los mensajeros y técnicos no reciben dinero en efectivo.',
            'El sitio no guarda datos de tarjetas: el pago ocurre en la página de la pasarela.',
          ],
        },
      ],
    },
    {
      title: 'Devoluciones de dinero',
      blocks: [
        {
          kind: 'text',
          text: 'Cuando corresponde devolverle dinero, lo hacemos al mismo medio con el que pagó o a una cuenta a nombre de quien figura en la factura, en el plazo que fija la ley. Si hizo un pago doble o por un valor distinto, escríbanos a {email} con el comprobante y lo corregimos.',
        },
        {
          kind: 'text',
          text: 'El retracto y la reversión del pago se explican en el documento «Garantías y devoluciones». Si algo no queda resuelto, use el formulario de PQR en {pqr}.',
        },
      ],
    },
  ],
} as const satisfies PolicyDocument;
