// Sample text: the company's lawyer must review it. Terms are examples; the rights cited are those of Ley 1480 of 2011.
import type { PolicyDocument } from './policy-document';

export const warranties = {
  file: 'garantias-y-devoluciones.pdf',
  title: 'Garantías y devoluciones',
  lead: 'Qué respaldo tiene lo que nos compra, cómo hacer efectiva la garantía y qué hacer si necesita devolver un producto.',
  warning: '',
  sections: [
    {
      title: 'A qué se aplica',
      blocks: [
        {
          kind: 'text',
          text: 'A los equipos, repuestos y servicios que compre directamente a {name}. Si la suya es una compra de consumo, tiene los derechos de la Ley 1480 de 2011 (Estatuto del Consumidor) y nada de lo escrito aquí los reduce. En las compras de instituciones y empresas se aplican además las condiciones de la cotización o del contrato.',
        },
      ],
    },
    {
      title: 'Cuánto dura la garantía',
      blocks: [
        {
          kind: 'table',
          caption: 'Plazos de garantía (de muestra)',
          head: ['Qué compró', 'Plazo', 'Se cuenta desde'],
          rows: [
            ['Equipo nuevo', '12 meses', 'La entrega o, si incluye instalación, el acta de recibo'],
            ['Accesorios reutilizables: cables, sensores, brazaletes', '6 meses', 'La entrega'],
            ['Repuestos instalados por nosotros', '6 meses', 'El reporte de servicio'],
            ['Mano de obra de una reparación', '3 meses', 'El reporte, sobre la misma falla'],
            ['Consumibles de un solo uso', 'Hasta su vencimiento', 'La entrega, por defectos de fábrica'],
            ['Equipo usado o reacondicionado', 'El ofrecido por escrito', 'La entrega'],
          ],
        },
        {
          kind: 'text',
          text: 'Si el fabricante o la cotización ofrecen un plazo mayor, vale el mayor. El tiempo que pase sin el producto por una reparación en garantía no se cuenta y, si se cambia todo el producto por otro, el plazo empieza de nuevo.',
        },
      ],
    },
    {
      title: 'Qué cubre',
      blocks: [
        {
          kind: 'list',
          items: [
            'Defectos de calidad, idoneidad o seguridad del producto o del servicio.',
            'La reparación sin costo, con los repuestos y el transporte que hagan falta.',
            'El cambio del producto o la devolución del dinero, si no se puede reparar.',
            'Si la falla se repite, usted elige: otra reparación, el cambio o la devolución total o parcial de lo pagado, según la naturaleza del producto.',
          ],
        },
      ],
    },
    {
      title: 'Qué no cubre',
      blocks: [
        {
          kind: 'list',
          items: [
            'Daños por fuerza mayor, caso fortuito o por lo que haga otra persona, como una reparación de un tercero.',
            'El uso indebido del equipo.',
            'Los daños por no seguir las instrucciones de instalación, uso o mantenimiento del manual.',
            'El desgaste normal de lo que se gasta con el uso: pilas, papel, filtros, empaques.',
          ],
        },
      ],
    },
    {
      title: 'Cómo pedir la garantía',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Retire el equipo del uso con pacientes y márquelo como fuera de servicio.',
            'Escriba a {email} o por WhatsApp al {mobile} con la referencia, la serie, la fecha de compra y lo que pasó. Una foto o un video ayudan mucho.',
            'Limpie y desinfecte el equipo según su manual, retire los accesorios que tocaron pacientes y firme la constancia de desinfección. La pedimos para cuidar a quienes lo transportan y lo reparan.',
            'Lo revisamos en su sede o en nuestro taller y le entregamos el diagnóstico por escrito.',
            'Lo solucionamos, lo probamos y le entregamos un reporte con la causa, las piezas cambiadas y los resultados.',
          ],
        },
        {
          kind: 'table',
          caption: 'Nuestros tiempos (de muestra)',
          head: ['Paso', 'Tiempo máximo'],
          rows: [
            ['Primera respuesta', '1 día hábil desde que nos escribe o llama'],
            ['Diagnóstico', '5 días hábiles desde la visita o el ingreso al taller'],
            [
              'Reparación',
              '15 días hábiles desde el diagnóstico; si un repuesto tarda más, le damos una fecha por escrito',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Si el equipo es indispensable para su servicio, pregunte por uno de reemplazo mientras lo reparamos.',
        },
      ],
    },
    {
      title: 'Si el pedido llegó mal',
      blocks: [
        {
          kind: 'text',
          text: 'Si recibe un producto distinto, incompleto o golpeado en el transporte, cuéntenos dentro de los 3 días hábiles siguientes a la entrega, con fotos del empaque y del producto. Lo recogemos y lo reponemos sin costo. Avisar más tarde no le quita la garantía: solo hace más difícil reclamarle a la transportadora.',
        },
      ],
    },
    {
      title: 'Derecho de retracto',
      blocks: [
        {
          kind: 'text',
          text: 'El artículo 47 de la Ley 1480 de 2011 protege a quien se arrepiente. En las ventas a distancia, por métodos no tradicionales o financiadas por el vendedor, el consumidor puede retractarse dentro de los 5 días hábiles siguientes a la entrega del producto o, en los servicios, a la celebración del contrato. Devuelve el producto en las mismas condiciones en que lo recibió y paga el transporte de regreso; nosotros le devolvemos todo lo pagado, sin descuentos, en el plazo que fija la ley.',
        },
        {
          kind: 'text',
          text: 'La ley exceptúa, entre otros, los bienes de uso personal, los hechos a la medida, los que se pueden deteriorar o caducar con rapidez y los servicios que ya empezaron con el acuerdo del consumidor.',
        },
      ],
    },
    {
      title: 'Reversión del pago',
      blocks: [
        {
          kind: 'text',
          text: 'Según el artículo 51 de la misma ley, si compró por comercio electrónico y pagó con tarjeta u otro medio electrónico, puede pedir que se reverse el pago cuando hubo fraude, usted no solicitó la operación, el producto no llegó, no corresponde a lo pedido o es defectuoso.',
        },
      ],
    },
    {
      title: 'Si no queda conforme',
      blocks: [
        {
          kind: 'text',
          text: 'Presente su petición, queja o reclamo en {pqr}. También puede acudir a la Superintendencia de Industria y Comercio: https://www.sic.gov.co.',
        },
      ],
    },
  ],
} as const satisfies PolicyDocument;
