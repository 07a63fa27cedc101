import type { SampleItem } from './sample';

export const furniture = [
  {
    id: 801,
    name: 'Cama hospitalaria eléctrica de tres funciones CE-3',
    type: 'PRODUCT',
    brand: 'Sumaverna (muestra)',
    categoryId: 8,
    picture: 'bed',
    description:
      'Cama para hospitalización y cuidado en casa con ajuste eléctrico de espaldar (0 a 70°), piernas (0 a 35°) y altura (45 a 75 cm). Soporta una carga segura de 220 kg, tiene barandas abatibles, cabecero y piecero desmontables y freno central en las ruedas de 125 mm. Incluye control con cable, atril y batería de respaldo para bajar la cama. El colchón se elige aparte; mida puertas, pasillos y ascensor antes de pedirla.',
    dataSheet: '/docs/fichas/bed.pdf',
    related: [804, 803, 401, 906],
  },
  {
    id: 802,
    name: 'Lámpara de examen LED de cuello flexible LE-60',
    type: 'PRODUCT',
    brand: 'Sumaverna (muestra)',
    categoryId: 8,
    picture: 'exam_lamp',
    description:
      'Ilumina exámenes y procedimientos menores con luz LED de unos 4500 K y 60 000 lux a 50 cm, con tres niveles de intensidad. El cuello flexible mide 80 cm y la base con cinco rodachines evita que se incline al moverla. Incluye cable de 2,5 m y fusible de repuesto. Es para examen y no reemplaza una lámpara de cirugía; revise si la prefiere de piso, de pared o de mesa.',
    dataSheet: '',
    related: [806, 105, 801, 904],
  },
  {
    id: 803,
    name: 'Camilla de transporte con barandas CT-200',
    type: 'PRODUCT',
    brand: 'Sumaverna (muestra)',
    categoryId: 8,
    picture: 'stretcher',
    description:
      'Camilla para mover pacientes entre urgencias, imágenes y hospitalización. Ajusta la altura de 60 a 90 cm y el espaldar de 0 a 75°, soporta 200 kg y tiene barandas abatibles y cuatro ruedas de 200 mm con freno. Incluye colchoneta de 8 cm, almohada y correas de sujeción; el portasuero y el soporte para cilindro de oxígeno se cotizan aparte. Compare sus medidas totales, 210 × 80 cm, con el ascensor y las puertas de la institución.',
    dataSheet: '',
    related: [801, 305, 804, 404],
  },
  {
    id: 804,
    name: 'Atril portasuero de cuatro ganchos AP-4',
    type: 'PRODUCT',
    brand: 'Ejemplo',
    categoryId: 8,
    picture: 'iv_stand',
    description:
      'Atril rodante de acero inoxidable para soluciones y bombas de infusión. La altura se ajusta de 130 a 220 cm, cada gancho admite 2 kg y la base de cinco brazos de 60 cm de diámetro se apoya en rodachines de 50 mm, dos de ellos con freno. Se entrega desarmado, con tornillos y llave. Si va a colgar dos bombas o más, sume su peso y pregunte por la base reforzada.',
    dataSheet: '',
    related: [401, 402, 801, 406],
  },
  {
    id: 805,
    name: 'Báscula digital con tallímetro BT-200',
    type: 'PRODUCT',
    brand: 'Sumaverna (muestra)',
    categoryId: 8,
    picture: 'scale',
    description:
      'Báscula de columna para consulta y programas de crecimiento y desarrollo. Pesa hasta 200 kg con división de 100 g, mide la talla de 60 a 200 cm con división de 1 mm y calcula el índice de masa corporal. Funciona con adaptador o seis pilas AA, e incluye ruedas de transporte y tapete. Necesita piso firme y nivelado; para lactantes se requiere una báscula pesabebé, y conviene calibrarla una vez al año.',
    dataSheet: '',
    related: [903, 806, 103, 905],
  },
  {
    id: 806,
    name: 'Camilla de examen con portarrollo CX-190',
    type: 'PRODUCT',
    brand: 'Ejemplo',
    categoryId: 8,
    picture: 'exam_couch',
    description:
      'Camilla fija de dos secciones para consultorio, con espaldar ajustable de 0 a 60°. Mide 190 × 65 × 80 cm, soporta 150 kg y tiene estructura de tubo de acero con pintura electrostática, dos cajones y tapizado lavable de espuma de 6 cm. Incluye portarrollo para papel de 60 cm y escalerilla de un peldaño. Escoja el color al cotizar y verifique que quede espacio libre por ambos lados.',
    dataSheet: '',
    related: [802, 805, 103, 105],
  },
] as const satisfies readonly SampleItem[];
