import type { SampleItem } from './sample';

export const metrology = [
  {
    id: 701,
    name: 'Analizador de seguridad eléctrica SE-62',
    type: 'PRODUCT',
    brand: 'Mesuralba (muestra)',
    categoryId: 7,
    picture: 'safety_analyzer',
    description:
      'Instrumento para comprobar la seguridad eléctrica de equipos biomédicos con los métodos de la norma IEC 62353. Mide tensión de red, resistencia de la tierra de protección, resistencia de aislamiento y corrientes de fuga de 0 a 10 000 µA, con cuatro terminales para partes aplicadas (R, L, N y F).\n\nIncluye cables, pinzas, programa para informes y maletín. Verifique el tipo de tomacorriente y la corriente máxima de los equipos que prueba, y pida que se entregue con certificado de calibración.',
    dataSheet: '/docs/fichas/safety_analyzer.pdf',
    related: [702, 703, 904, 907],
  },
  {
    id: 702,
    name: 'Simulador de paciente multiparámetro SM-12',
    type: 'PRODUCT',
    brand: 'Mesuralba (muestra)',
    categoryId: 7,
    picture: 'patient_simulator',
    description:
      'Genera señales conocidas para probar monitores y electrocardiógrafos: ECG de 12 derivaciones de 30 a 300 lpm, arritmias, respiración, temperatura y dos canales de presión invasiva. Trabaja con batería unas 9 horas y cabe en una mano. Incluye cargador, cable USB y maletín. Los módulos de SpO₂ y PANI son opcionales; liste los conectores de sus monitores para pedir los cables correctos.',
    dataSheet: '',
    related: [101, 106, 701, 905],
  },
  {
    id: 703,
    name: 'Analizador de desfibriladores AD-600',
    type: 'PRODUCT',
    brand: 'Mesuralba (muestra)',
    categoryId: 7,
    picture: 'defib_analyzer',
    description:
      'Mide la energía que entregan los desfibriladores manuales y los DEA, de 0,1 a 600 J sobre una carga de 50 Ω, con exactitud de ±(1 % de la lectura + 0,1 J). También registra el tiempo de carga, la forma de onda y el retardo de la cardioversión, y genera ritmos de ECG.\n\nIncluye contactos para palas, adaptador universal de electrodos y maletín. Confirme los conectores de los desfibriladores de su institución y si prueba marcapasos externos, que requieren un módulo adicional.',
    dataSheet: '',
    related: [203, 201, 701, 905],
  },
  {
    id: 704,
    name: 'Termohigrómetro digital 0–100 % HR TH-30',
    type: 'PRODUCT',
    brand: 'Mesuralba (muestra)',
    categoryId: 7,
    picture: 'thermohygrometer',
    description:
      'Vigila las condiciones ambientales de farmacias, laboratorios, bodegas y vacunación. Mide de −10 a 60 °C con exactitud de ±0,5 °C y humedad relativa de 0 a 100 %, con ±3 % entre 20 y 80 %; guarda máximos y mínimos y avisa fuera del límite programado. Incluye sonda externa de 1,5 m, soporte de pared y una pila AAA. Para neveras use la sonda; si debe demostrar trazabilidad, pida también la calibración en sus puntos de uso.',
    dataSheet: '',
    related: [503, 604, 903, 104],
  },
  {
    id: 705,
    name: 'Juego de pesas clase F1 1 mg–200 g JP-23',
    type: 'PRODUCT',
    brand: 'Mesuralba (muestra)',
    categoryId: 7,
    picture: 'weights',
    description:
      'Juego de 23 pesas, de 1 mg a 200 g, para la verificación rutinaria de balanzas de laboratorio y farmacia. Las tolerancias corresponden a la clase F1 de la recomendación OIML R 111. Incluye estuche, pinza, guantes y brocha. Elija la clase según la resolución de su balanza: para 0,1 mg suele pedirse clase E2, que se cotiza aparte, igual que el certificado de calibración.',
    dataSheet: '',
    related: [503, 903, 704, 905],
  },
  {
    id: 706,
    name: 'Manómetro patrón digital 0–400 mmHg MD-400',
    type: 'PRODUCT',
    brand: 'Mesuralba (muestra)',
    categoryId: 7,
    picture: 'pressure_gauge',
    description:
      'Patrón portátil para comparar tensiómetros, monitores de PANI y reguladores de baja presión. Mide de 0 a 400 mmHg con resolución de 0,1 mmHg y exactitud de ±0,3 mmHg; cambia entre mmHg, kPa y psi y permite ver la fuga por minuto. Incluye pera de inflado, manguera, conexiones en T y estuche; no es apto para oxígeno ni para líquidos. Revise el intervalo de sus equipos y solicite el certificado de calibración con los puntos que necesita.',
    dataSheet: '',
    related: [103, 101, 403, 903],
  },
] as const satisfies readonly SampleItem[];
