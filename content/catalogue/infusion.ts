import type { SampleItem } from './sample';

export const infusion = [
  {
    id: 401,
    name: 'Bomba de infusión volumétrica BI-1200',
    type: 'PRODUCT',
    brand: 'Tundamira (muestra)',
    categoryId: 4,
    picture: 'pump',
    description:
      'Administra soluciones y medicamentos por vía intravenosa de 0,1 a 1200 mL/h con exactitud de ±5 %. Permite programar por flujo, por tiempo o por dosis, guarda una biblioteca de medicamentos y avisa por oclusión, aire en la línea, puerta abierta y fin de infusión.\n\nIncluye abrazadera para atril, cable de poder y batería para unas 6 horas a 25 mL/h. Revise qué equipos de venoclisis admite y su costo por paciente antes de decidir.',
    dataSheet: '/docs/fichas/pump.pdf',
    related: [402, 804, 405, 901],
  },
  {
    id: 402,
    name: 'Bomba de jeringa de un canal BJ-60',
    type: 'PRODUCT',
    brand: 'Tundamira (muestra)',
    categoryId: 4,
    picture: 'syringe_pump',
    description:
      'Infunde volúmenes pequeños con jeringas de 5, 10, 20, 30 y 50/60 mL, de 0,1 a 1500 mL/h según la jeringa y con exactitud de ±2 %. Reconoce el tamaño de la jeringa, permite bolo y modo de mantenimiento de vena abierta, y tiene tres niveles de alarma de oclusión. Incluye abrazadera para atril, cable y batería para unas 8 horas a 5 mL/h. Confirme que las marcas de jeringa de su servicio estén en la lista del equipo.',
    dataSheet: '',
    related: [401, 804, 101, 903],
  },
  {
    id: 403,
    name: 'Aspirador de secreciones de dos frascos AS-25',
    type: 'PRODUCT',
    brand: 'Tundamira (muestra)',
    categoryId: 4,
    picture: 'suction',
    description:
      'Aspirador eléctrico para salas de procedimientos, hospitalización y cirugía menor. Alcanza un vacío de 80 kPa al nivel del mar y un flujo libre de 40 L/min, con regulador, vacuómetro y dos frascos de 2,5 L con válvula de rebose. Incluye manguera de silicona de 2 m y tres filtros hidrófobos. Tenga en cuenta la altitud de su ciudad, que reduce el vacío máximo, y si prefiere frascos reutilizables o bolsas desechables.',
    dataSheet: '/docs/fichas/suction.pdf',
    related: [404, 706, 301, 901],
  },
  {
    id: 404,
    name: 'Succionador portátil con batería SP-18',
    type: 'PRODUCT',
    brand: 'Tundamira (muestra)',
    categoryId: 4,
    picture: 'suction_portable',
    description:
      'Succionador liviano para ambulancia, traslado y atención domiciliaria. Ofrece un vacío ajustable de 10 a 75 kPa, flujo de 18 L/min y frasco de 1 L; pesa 4 kg y la batería dura cerca de 45 minutos en uso continuo. Incluye cargador de pared, adaptador para vehículo de 12 V, manguera, filtro y maletín. Revise el soporte de fijación de su ambulancia y cambie el filtro según el manual.',
    dataSheet: '',
    related: [403, 803, 205, 910],
  },
  {
    id: 405,
    name: 'Calentador de fluidos intravenosos FL-41',
    type: 'PRODUCT',
    brand: 'Tundamira (muestra)',
    categoryId: 4,
    picture: 'fluid_warmer',
    description:
      'Calienta soluciones y hemoderivados en línea, cerca del paciente, con temperatura ajustable de 33 a 41 °C. Trabaja con flujos de hasta 2000 mL/h, muestra la temperatura en tiempo real y se apaga si supera 43 °C. Incluye abrazadera para atril y cable de poder. La línea que pasa por el calentador es un consumible: pregunte por la compatibilidad con los equipos de venoclisis que usa.',
    dataSheet: '',
    related: [401, 804, 904],
  },
  {
    id: 406,
    name: 'Bomba de nutrición enteral NE-400',
    type: 'PRODUCT',
    brand: 'Tundamira (muestra)',
    categoryId: 4,
    picture: 'enteral_pump',
    description:
      'Administra fórmulas por sonda de 1 a 400 mL/h en pasos de 1 mL/h, con exactitud de ±10 %, de forma continua o por intervalos. Avisa por oclusión, bolsa vacía, batería baja y dosis completa, y conserva la programación cuando se apaga. Incluye abrazadera para atril, cargador y batería para unas 24 horas a 125 mL/h. Confirme que el conector del equipo sea el de nutrición enteral que usa su institución.',
    dataSheet: '',
    related: [401, 804, 801, 911],
  },
] as const satisfies readonly SampleItem[];
