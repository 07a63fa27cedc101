import type { SampleItem } from './sample';

export const emergency = [
  {
    id: 201,
    name: 'Desfibrilador externo automático DEA-50',
    type: 'PRODUCT',
    brand: 'Quindavel (muestra)',
    categoryId: 2,
    picture: 'aed',
    description:
      'Equipo portátil para responder a un paro cardiaco en lugares con alta afluencia de público. Analiza el ritmo del corazón, guía a la persona que auxilia con voz y pantalla, y permite la descarga solo cuando el análisis la indica. Los electrodos duran 5 años y la batería de litio soporta 255 descargas.\n\nAntes de cotizar, defina dónde quedará ubicado, quién hará la revisión periódica y cuántas personas necesitan capacitación.',
    dataSheet: '/docs/fichas/aed.pdf',
    related: [206, 202, 909, 907],
  },
  {
    id: 202,
    name: 'Entrenador de DEA con control remoto DT-5',
    type: 'PRODUCT',
    brand: 'Quindavel (muestra)',
    categoryId: 2,
    picture: 'aed_trainer',
    description:
      'Simula el funcionamiento de un desfibrilador externo automático para practicar con maniquí, sin entregar energía. El instructor elige entre 8 escenarios con el control remoto: ritmo desfibrilable, no desfibrilable, electrodo mal puesto y batería baja, entre otros. Incluye un juego de electrodos de práctica reutilizables, control remoto y maletín; el maniquí se pide por separado. Verifique que la secuencia de voz se parezca a la del DEA de su sede.',
    dataSheet: '',
    related: [201, 907, 909, 205],
  },
  {
    id: 203,
    name: 'Desfibrilador/monitor bifásico DM-360',
    type: 'PRODUCT',
    brand: 'Quindavel (muestra)',
    categoryId: 2,
    picture: 'defib',
    description:
      'Reúne en un equipo la monitorización de ECG y SpO₂ y la desfibrilación manual bifásica de 1 a 360 J, con cardioversión sincronizada y modo DEA. Carga a 200 J en menos de 7 segundos con la batería llena, tiene pantalla de 7 pulgadas e impresora térmica de 50 mm.\n\nIncluye palas externas adulto con adaptador pediátrico, cable de ECG, sensor de SpO₂ y batería. Defina si requiere marcapasos externo, que es opcional, y programe la prueba periódica de energía entregada.',
    dataSheet: '/docs/fichas/defib.pdf',
    related: [703, 204, 101, 901],
  },
  {
    id: 204,
    name: 'Carro de paro de cinco gavetas CP-5',
    type: 'PRODUCT',
    brand: 'Ejemplo',
    categoryId: 2,
    picture: 'crash_cart',
    description:
      'Organiza en un solo sitio los medicamentos y dispositivos que se usan en una reanimación. La estructura es de acero con superficie en ABS, cinco gavetas con separadores, cierre general para sello de seguridad, tabla de compresiones, atril y soportes para desfibrilador y cilindro. Rueda sobre cuatro rodachines de 125 mm, dos de ellos con freno. No incluye equipos ni medicamentos: compare las medidas de la bandeja superior con su desfibrilador.',
    dataSheet: '',
    related: [203, 205, 305, 804],
  },
  {
    id: 205,
    name: 'Resucitador manual adulto/pediátrico RM-2',
    type: 'PRODUCT',
    brand: 'Quindavel (muestra)',
    categoryId: 2,
    picture: 'resuscitator',
    description:
      'Juego de dos bolsas de silicona autoinflables, de 1500 mL para adulto y 550 mL para niño, para ventilación manual durante una urgencia o un traslado. Cada una trae válvula limitadora de presión, bolsa reservorio, manguera de oxígeno de 2 m y mascarilla transparente. Los componentes de silicona se pueden llevar al autoclave a 134 °C; el reservorio no. Revise las tallas de mascarilla que usa su servicio y el número de ciclos que admite cada pieza.',
    dataSheet: '',
    related: [204, 305, 306, 404],
  },
  {
    id: 206,
    name: 'Gabinete de pared para DEA con alarma GD-1',
    type: 'PRODUCT',
    brand: 'Ejemplo',
    categoryId: 2,
    picture: 'aed_cabinet',
    description:
      'Gabinete metálico para mantener el desfibrilador externo automático visible, protegido y a la mano. Tiene puerta con visor de acrílico, alarma sonora de unos 85 dB que se activa al abrirla y señal en la parte frontal. El interior mide 36 × 34 × 16 cm; incluye tornillos, chazos, pila y dos llaves para silenciar la alarma. Mida su DEA con el maletín puesto y elija una pared interior, lejos de la lluvia y del sol.',
    dataSheet: '',
    related: [201, 909, 202, 906],
  },
] as const satisfies readonly SampleItem[];
