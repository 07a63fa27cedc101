import type { SampleItem } from './sample';

export const laboratory = [
  {
    id: 501,
    name: 'Microscopio binocular LED MB-100',
    type: 'PRODUCT',
    brand: 'Cordilumbra (muestra)',
    categoryId: 5,
    picture: 'microscope',
    description:
      'Microscopio para hematología, parasitología, microbiología y docencia. Tiene objetivos acromáticos 4X, 10X, 40X y 100X de inmersión, oculares de campo amplio 10X, condensador con diafragma e iluminación LED regulable; la platina mecánica se desplaza 75 × 50 mm.\n\nIncluye aceite de inmersión, funda y cable de poder. Defina si necesita cámara, contraste de fase o cabezal trinocular, porque no todos se pueden agregar después.',
    dataSheet: '/docs/fichas/microscope.pdf',
    related: [504, 502, 506, 901],
  },
  {
    id: 502,
    name: 'Centrífuga CF-24',
    type: 'PRODUCT',
    brand: 'Cordilumbra (muestra)',
    categoryId: 5,
    picture: 'centrifuge',
    description:
      'Centrífuga de mesa para separar muestras en microtubos de 1,5 y 2 mL. Lleva rotor angular de 24 puestos, alcanza 12 000 rpm y una fuerza cercana a 13 500 × g, con temporizador de 1 a 99 minutos. El motor no usa escobillas, la tapa se bloquea durante el giro y el equipo se detiene si detecta desbalance; incluye rotor y adaptadores para tubos de 0,5 mL. Si procesa tubos de 5 o 10 mL, pregunte por otro rotor; programe la verificación de velocidad cada año.',
    dataSheet: '/docs/fichas/centrifuge.pdf',
    related: [506, 501, 504, 905],
  },
  {
    id: 503,
    name: 'Balanza analítica 220 g/0,1 mg BA-220',
    type: 'PRODUCT',
    brand: 'Cordilumbra (muestra)',
    categoryId: 5,
    picture: 'balance',
    description:
      'Pesa hasta 220 g con resolución de 0,1 mg para preparar reactivos y verificar volúmenes por gravimetría. Tiene cabina de vidrio con tres puertas, ajuste con pesa externa de 200 g, nivel de burbuja y salida de datos USB y RS-232; la repetibilidad típica es de 0,1 mg. Incluye pesa de ajuste, platillo de 90 mm y cubierta. Requiere una mesa firme, sin vibración ni corrientes de aire, y unos 30 minutos de estabilización.',
    dataSheet: '',
    related: [705, 506, 704, 903],
  },
  {
    id: 504,
    name: 'Analizador de hematología de tres partes AH-60',
    type: 'PRODUCT',
    brand: 'Cordilumbra (muestra)',
    categoryId: 5,
    picture: 'hematology',
    description:
      'Analizador automático para cuadro hemático con diferencial de tres partes: 21 parámetros y 3 histogramas a partir de unos 10 µL de sangre total. Procesa hasta 60 muestras por hora, guarda 50 000 resultados y se conecta con el sistema del laboratorio.\n\nIncluye lector de código de barras, impresora y un juego inicial de reactivos. Antes de comprar, calcule el costo por prueba, la frecuencia de los controles y el espacio para el desecho de líquidos.',
    dataSheet: '',
    related: [501, 502, 506, 906],
  },
  {
    id: 505,
    name: 'Baño serológico de 10 litros BS-10',
    type: 'PRODUCT',
    brand: 'Ejemplo',
    categoryId: 5,
    picture: 'water_bath',
    description:
      'Mantiene tubos y reactivos a temperatura constante, desde 5 °C por encima del ambiente hasta 65 °C, con estabilidad de ±0,3 °C. La cuba de acero inoxidable es de 10 L y el control digital tiene temporizador de hasta 999 minutos y corte por sobretemperatura. Incluye tapa y dos gradillas para 24 tubos. Use agua destilada y confirme la altura de los tubos que va a sumergir.',
    dataSheet: '',
    related: [502, 704, 506, 903],
  },
  {
    id: 506,
    name: 'Micropipeta monocanal 20–200 µL MP-200',
    type: 'PRODUCT',
    brand: 'Cordilumbra (muestra)',
    categoryId: 5,
    picture: 'micropipette',
    description:
      'Micropipeta de volumen variable de 20 a 200 µL, en pasos de 0,2 µL, para preparar muestras y reactivos. El error sistemático en el volumen máximo es de ±0,8 %; el cono inferior se puede llevar al autoclave a 121 °C. Incluye llave de ajuste, soporte y una caja de 96 puntas. Revise que las puntas de su laboratorio ajusten bien y defina cada cuánto la va a calibrar.',
    dataSheet: '',
    related: [503, 502, 504, 903],
  },
] as const satisfies readonly SampleItem[];
