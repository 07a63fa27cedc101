import type { SampleItem } from './sample';

export const sterilization = [
  {
    id: 601,
    name: 'Autoclave de mesa de 18 litros AV-18',
    type: 'PRODUCT',
    brand: 'Tundamira (muestra)',
    categoryId: 6,
    picture: 'autoclave',
    description:
      'Esteriliza con vapor instrumental sólido, textiles y material empacado en ciclos de 121 y 134 °C, con vacío previo y secado. La cámara de acero inoxidable es de 18 L, admite tres bandejas y el equipo registra cada ciclo en una memoria USB.\n\nIncluye tres bandejas, pinza, manguera de drenaje y empaque de repuesto. Requiere agua destilada y circuito eléctrico propio de 120 V y 20 A; indique la altitud de su ciudad para ajustar el equipo en la instalación.',
    dataSheet: '/docs/fichas/autoclave.pdf',
    related: [606, 605, 603, 901],
  },
  {
    id: 602,
    name: 'Autoclave de 40 litros AV-40',
    type: 'PRODUCT',
    brand: 'Tundamira (muestra)',
    categoryId: 6,
    picture: 'autoclave_large',
    description:
      'Esterilizador de vapor para centrales pequeñas, laboratorios y clínicas con varias salas. La cámara de acero inoxidable de 40 L trabaja a 121 y 134 °C, con programas para líquidos, textiles e instrumental, cierre de seguridad por presión y válvula de alivio. Incluye dos canastillas, manguera de drenaje y empaque de repuesto. Verifique que dispone de 220 V, desagüe cercano y una superficie que soporte más de 80 kg en operación.',
    dataSheet: '',
    related: [601, 606, 605, 906],
  },
  {
    id: 603,
    name: 'Lavadora ultrasónica de 10 litros LU-10',
    type: 'PRODUCT',
    brand: 'Tundamira (muestra)',
    categoryId: 6,
    picture: 'ultrasonic_cleaner',
    description:
      'Remueve residuos del instrumental por cavitación antes del empaque y la esterilización. La cuba de acero inoxidable es de 10 L, con ultrasonido de 40 kHz y 240 W, calentamiento hasta 80 °C y temporizador de 1 a 30 minutos. Incluye canastilla, tapa y llave de drenaje. No reemplaza la esterilización: use detergente enzimático, mida su pieza más larga y revise que quepa en la canastilla de 27 cm.',
    dataSheet: '',
    related: [601, 605, 604, 901],
  },
  {
    id: 604,
    name: 'Horno de secado de 50 litros HS-50',
    type: 'PRODUCT',
    brand: 'Cordilumbra (muestra)',
    categoryId: 6,
    picture: 'dry_oven',
    description:
      'Horno de convección natural para secar vidriería e instrumental y para procesos con calor seco. Trabaja desde 10 °C por encima del ambiente hasta 250 °C, con uniformidad de ±3 °C a 105 °C, control digital y temporizador de hasta 99 horas. La cámara de acero inoxidable es de 50 L; incluye dos parrillas ajustables. No es apto para materiales inflamables; deje 15 cm libres alrededor y pida la caracterización térmica si la exige su protocolo.',
    dataSheet: '',
    related: [603, 503, 704, 903],
  },
  {
    id: 605,
    name: 'Selladora de bolsas para esterilización SB-30',
    type: 'PRODUCT',
    brand: 'Ejemplo',
    categoryId: 6,
    picture: 'sealer',
    description:
      'Sella bolsas y rollos mixtos de papel y película antes de la esterilización. El ancho máximo es de 30 cm, la banda de sellado mide 12 mm y la temperatura se ajusta de 100 a 200 °C, con aviso luminoso al terminar. Incluye soporte para rollos y cuchilla deslizante. Revise el ancho de los rollos que compra y haga una prueba de sello al comenzar cada jornada.',
    dataSheet: '',
    related: [601, 602, 606, 911],
  },
  {
    id: 606,
    name: 'Incubadora de indicadores biológicos IB-12',
    type: 'PRODUCT',
    brand: 'Cordilumbra (muestra)',
    categoryId: 6,
    picture: 'incubator',
    description:
      'Incuba indicadores biológicos autocontenidos para comprobar los ciclos de esterilización. El bloque tiene 12 puestos, se programa a 37 °C para óxido de etileno y calor seco o a 57 °C para vapor, con estabilidad de ±1 °C y avisos a las 24 y 48 horas. Incluye un termómetro de control y un dispositivo para activar las ampollas. Los indicadores se compran aparte: confirme el diámetro del vial y el tiempo de lectura de la referencia que usa.',
    dataSheet: '',
    related: [601, 602, 605, 903],
  },
] as const satisfies readonly SampleItem[];
