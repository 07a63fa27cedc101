import type { SampleItem } from './sample';

export const respiratory = [
  {
    id: 301,
    name: 'Ventilador mecánico de cuidado crítico VT-700',
    type: 'PRODUCT',
    brand: 'Nevarelia (muestra)',
    categoryId: 3,
    picture: 'ventilator',
    description:
      'Ventilador para pacientes adultos y pediátricos en unidad de cuidado intensivo y traslado dentro de la institución. Ofrece modos controlados por volumen y por presión, modos asistidos y ventilación no invasiva, con volumen corriente de 20 a 2000 mL, PEEP de 0 a 35 cmH₂O y FiO₂ de 21 a 100 %.\n\nIncluye carro, brazo para circuito, manguera de oxígeno y batería para unos 120 minutos. Confirme la presión y el tipo de toma de su red de gases, los circuitos que maneja y si necesita humidificador.',
    dataSheet: '/docs/fichas/ventilator.pdf',
    related: [101, 306, 403, 906],
  },
  {
    id: 302,
    name: 'Equipo CPAP con humidificador CH-20',
    type: 'PRODUCT',
    brand: 'Nevarelia (muestra)',
    categoryId: 3,
    picture: 'cpap',
    description:
      'Entrega presión positiva continua de 4 a 20 cmH₂O, con rampa de 0 a 45 minutos y compensación automática de altitud. El humidificador térmico tiene cinco niveles y el equipo trabaja a unos 28 dB. Incluye manguera de 1,8 m, filtro, tarjeta de memoria y maletín; la mascarilla se elige aparte según la talla. Se usa con fórmula médica y la presión la define el médico tratante.',
    dataSheet: '',
    related: [303, 102, 911, 910],
  },
  {
    id: 303,
    name: 'Concentrador de oxígeno de 5 L/min CO-5',
    type: 'PRODUCT',
    brand: 'Nevarelia (muestra)',
    categoryId: 3,
    picture: 'concentrator',
    description:
      'Separa el oxígeno del aire ambiente y entrega de 0,5 a 5 L/min con una concentración de 93 ± 3 %, para uso domiciliario o en consultorio. Consume cerca de 350 W, pesa 15 kg y trae alarmas de falla eléctrica, presión y baja concentración. Incluye vaso humidificador, cánula nasal y dos filtros. Indique la altitud de su ciudad al cotizar, porque el desempeño cambia por encima de 2500 m, y tenga un cilindro de respaldo para los cortes de energía.',
    dataSheet: '/docs/fichas/concentrator.pdf',
    related: [305, 306, 102, 910],
  },
  {
    id: 304,
    name: 'Nebulizador de pistón NB-4',
    type: 'PRODUCT',
    brand: 'Nevarelia (muestra)',
    categoryId: 3,
    picture: 'nebulizer',
    description:
      'Compresor de pistón para administrar medicamento inhalado en consultorio, enfermería o casa. Nebuliza unos 0,3 mL/min con partículas de diámetro medio cercano a 4 µm, en un vaso de 8 mL, y el ruido es de unos 58 dB. Incluye mascarilla adulto y pediátrica, boquilla, manguera de 1,5 m y cinco filtros. Revise el ciclo de trabajo: después de 30 minutos de uso se debe dejar descansar otros 30.',
    dataSheet: '',
    related: [102, 306, 303, 911],
  },
  {
    id: 305,
    name: 'Cilindro portátil de oxígeno con regulador CL-680',
    type: 'PRODUCT',
    brand: 'Nevarelia (muestra)',
    categoryId: 3,
    picture: 'oxygen_cylinder',
    description:
      'Cilindro de aluminio para traslados y respaldo, con capacidad aproximada de 680 L a 2000 psi, suficiente para unas 5 horas a 2 L/min. El regulador tiene manómetro y selector de 0 a 15 L/min en pasos fijos, y se incluyen carro de dos ruedas, llave y cánula nasal.\n\nSe entrega vacío: la recarga se contrata con un proveedor de gases medicinales. Revise la fecha de la prueba hidrostática y el tipo de válvula que se usa en su institución.',
    dataSheet: '',
    related: [303, 306, 204, 803],
  },
  {
    id: 306,
    name: 'Flujómetro de oxígeno 0–15 L/min FO-15',
    type: 'PRODUCT',
    brand: 'Ejemplo',
    categoryId: 3,
    picture: 'flowmeter',
    description:
      'Regula el oxígeno que sale de la toma de pared hacia la cánula, la mascarilla o el humidificador. Tiene cuerpo de latón cromado, tubo de policarbonato graduado de 0 a 15 L/min, exactitud de ±10 % de la lectura y compensación de presión a 50 psi. Incluye vaso humidificador de 200 mL y conector de salida. Antes de pedirlo, confirme el tipo de toma de su red de gases; los conectores no son intercambiables.',
    dataSheet: '',
    related: [305, 301, 303, 205],
  },
] as const satisfies readonly SampleItem[];
