import type { SampleItem } from './sample';

export const monitoring = [
  {
    id: 101,
    name: 'Monitor de signos vitales MV-12',
    type: 'PRODUCT',
    brand: 'Quindavel (muestra)',
    categoryId: 1,
    picture: 'monitor',
    description:
      'Monitor de cabecera para seguimiento continuo de pacientes adultos, pediátricos y neonatales. En una pantalla de 12 pulgadas muestra ECG, SpO₂, presión arterial no invasiva (PANI), frecuencia respiratoria y temperatura, con alarmas ajustables y 120 horas de tendencias.\n\nIncluye cable de ECG de 5 electrodos, sensor de SpO₂, brazalete adulto, sonda de temperatura y batería para unas 4 horas. Antes de comprar, revise los tamaños de brazalete y sensor que necesita y si debe enviar datos a una central.',
    dataSheet: '/docs/fichas/monitor.pdf',
    related: [102, 106, 702, 901],
  },
  {
    id: 102,
    name: 'Oxímetro de pulso portátil OX-3',
    type: 'PRODUCT',
    brand: 'Quindavel (muestra)',
    categoryId: 1,
    picture: 'oximeter',
    description:
      'Oxímetro de dedo para mediciones puntuales en consulta, triage y atención domiciliaria. Muestra SpO₂ de 70 a 100 % con exactitud de ±2 puntos, pulso de 30 a 250 lpm y onda pletismográfica en una pantalla a color. Incluye cordón, estuche y dos pilas AAA. Revise si lo usará en niños, porque el sensor es para dedos de 8 a 25 mm de grosor; el esmalte de uñas y las manos frías afectan la lectura.',
    dataSheet: '/docs/fichas/oximeter.pdf',
    related: [101, 103, 303, 702],
  },
  {
    id: 103,
    name: 'Tensiómetro digital de brazo TD-20',
    type: 'PRODUCT',
    brand: 'Quindavel (muestra)',
    categoryId: 1,
    picture: 'bp',
    description:
      'Mide la presión arterial por el método oscilométrico y el pulso con un solo botón. El intervalo de medición es de 0 a 299 mmHg con exactitud de ±3 mmHg, y guarda 90 registros con fecha y hora para cada uno de dos usuarios. Incluye brazalete de 22 a 42 cm, cuatro pilas AA y estuche. Mida el contorno del brazo de sus pacientes antes de pedirlo: un brazalete que no corresponde altera el resultado.',
    dataSheet: '',
    related: [105, 706, 903, 102],
  },
  {
    id: 104,
    name: 'Termómetro infrarrojo sin contacto TI-8',
    type: 'PRODUCT',
    brand: 'Quindavel (muestra)',
    categoryId: 1,
    picture: 'thermo',
    description:
      'Toma la temperatura en la frente en cerca de un segundo, a una distancia de 3 a 5 cm y sin tocar la piel. Mide de 32,0 a 42,9 °C con exactitud de ±0,2 °C entre 35 y 42 °C, guarda 32 lecturas y avisa con luz y sonido cuando se supera el límite programado. Incluye dos pilas AAA y bolsa de transporte. Debe permanecer unos 15 minutos en el sitio de uso antes de medir, lejos de ventiladores y del sol directo.',
    dataSheet: '',
    related: [102, 103, 704, 903],
  },
  {
    id: 105,
    name: 'Estetoscopio de doble cara EC-2',
    type: 'PRODUCT',
    brand: 'Ejemplo',
    categoryId: 1,
    picture: 'stethoscope',
    description:
      'Estetoscopio para auscultación cardiaca, pulmonar y vascular en consulta general y docencia. Tiene pieza torácica de acero inoxidable con membrana y campana, arco ajustable y tubo de 70 cm sin látex. Incluye un par de olivas blandas y una membrana de repuesto. Si va a atender niños, pregunte por la pieza torácica pediátrica, que se pide por separado.',
    dataSheet: '',
    related: [103, 102, 806, 911],
  },
  {
    id: 106,
    name: 'Electrocardiógrafo de 12 derivaciones EK-12',
    type: 'PRODUCT',
    brand: 'Quindavel (muestra)',
    categoryId: 1,
    picture: 'ecg',
    description:
      'Registra 12 derivaciones simultáneas en reposo y las presenta en una pantalla de 7 pulgadas antes de imprimir. Trabaja a 25 y 50 mm/s, con filtros de red y de músculo, memoria para 500 estudios y exportación a PDF por USB.\n\nIncluye cable de paciente, electrodos de pinza y de succión, un rollo de papel térmico y batería recargable; la interpretación del trazado corresponde al médico. Confirme el ancho del papel que consigue en su ciudad y si necesita enviar los estudios a la historia clínica.',
    dataSheet: '/docs/fichas/ecg.pdf',
    related: [101, 702, 806, 901],
  },
] as const satisfies readonly SampleItem[];
