/** @jest-environment node */
import { MAX_LINES } from '@/lib/quotation-list/address';
import { parsePasted } from './parse';

/** Lines as they are understood: '3 × camilla (con barandas)'. */
const show = (text: string) =>
  parsePasted(text).lines.map(({ text, quantity, note }) => `${quantity} × ${text}${note ? ` (${note})` : ''}`);

/** What buyers paste, and what it means to who reads it: a rule for each row would be too many, nine of ten are enough. */
const PASTED: readonly (readonly [pasted: string, line: string])[] = [
  ['2 monitores de signos vitales', '2 × monitores de signos vitales'],
  ['Desfibrilador DEA-50\t3', '3 × Desfibrilador DEA-50'],
  ['101 x 2', '2 × 101'],
  ['- balanza pediátrica (1 und)', '1 × balanza pediátrica'],
  ['1. Camilla … 3 unidades', '3 × Camilla'],
  ['10 cajas de guantes', '10 × cajas de guantes'],
  ['Monitor de 12 pulgadas', '1 × Monitor de 12 pulgadas'],
  ['👉🏽 5 termómetros de pistola', '5 × termómetros de pistola'],
  ['*2 DEA* para el gimnasio', '2 × DEA para el gimnasio'],
  ['camillas * 3', '3 × camillas'],
  ['✅ docena de oxímetros', '12 × oxímetros'],
  ['media docena de atriles', '6 × atriles'],
  ['Flujómetro de 15 L/min', '1 × Flujómetro de 15 L/min'],
  ['Electrocardiógrafo de 12 canales x 2', '2 × Electrocardiógrafo de 12 canales'],
  ['2x Autoclave de 18 litros', '2 × Autoclave de 18 litros'],
  ['• 3 x camas eléctricas', '3 × camas eléctricas'],
  ['2 (dos) desfibriladores bifásicos', '2 × desfibriladores bifásicos'],
  ['cinco (5) camillas', '5 × camillas'],
  ['dos balas de oxígeno', '2 × balas de oxígeno'],
  ['un fonendoscopio', '1 × fonendoscopio'],
  ['Camilla de transporte, cantidad: 4', '4 × Camilla de transporte'],
  ['Camilla ........ 4', '4 × Camilla'],
  ['monitores 2', '2 × monitores'],
  ['guantes tallas 7', '1 × guantes tallas 7'],
  ['Bomba de infusión BI 1200', '1 × Bomba de infusión BI 1200'],
  ['BI-1200 x2', '2 × BI-1200'],
  ['Guantes caja x 100', '1 × Guantes caja x 100'],
  ['Gasa 10 x 10', '1 × Gasa 10 x 10'],
  ['Guantes de nitrilo 20 cajas', '20 × Guantes de nitrilo (cajas)'],
  ['Hola, por favor cotizar 2 oxímetros', '2 × oxímetros'],
  ['buenas me cotiza porfa 2 oxímetros', '2 × oxímetros'],
  ['Solicito cotización de 3 bombas', '3 × bombas'],
  ['Se requiere: carro de paro (2)', '2 × carro de paro'],
  ['Ítem 4: autoclave x 2', '2 × autoclave'],
  ['2 und de termómetro', '2 × termómetro'],
  ['05 tensiómetros', '5 × tensiómetros'],
  ['101, 2', '2 × 101'],
  ['2 x 101', '2 × 101'],
  ['101', '1 × 101'],
  ['BM-0001\tMonitor\t2\tund', '2 × Monitor (BM-0001)'],
  ['Guantes\tCaja\t12\t$ 20.000\t$ 240.000', '12 × Guantes (Caja)'],
  ['Monitor\t2\t5.000.000\t10.000.000', '2 × Monitor'],
  ['"Monitor\nde signos ""vitales"""\t2', '2 × Monitor de signos "vitales"'],
  ['[10:32 a. m., 23/11/2026] Ana Ruiz: 2 camas', '2 × camas'],
  ['23/11/26, 10:32 a. m. - Ana Ruiz: 2 camas', '2 × camas'],
  ['2026-11-23 10:32 - Ana Ruiz: 2 camas', '2 × camas'],
  ['oximetro de pulso 12', '1 × oximetro de pulso 12'],
  ['5und fonendoscopios', '5 × fonendoscopios'],
  ['Monitor; 3', '3 × Monitor'],
  ['| Monitor | 3 |', '3 × Monitor'],
  ['=HYPERLINK("http://x.test")', '1 × =HYPERLINK("http://x.test")'],
  ['<b>Monitor</b> x 2', '2 × <b>Monitor</b>'],
  ['mon\u202Eitor\u0000es\u200B', '1 × mon itor es'],
  ['pedia\u0301trico', '1 × pediátrico'],
  ['Cama eléctrica   2', '2 × Cama eléctrica'],
  ['101\t2', '2 × 101'],
  ['Camilla\t2,0', '2 × Camilla'],
  ['Oxímetro\t1.000', '1 × Oxímetro (1.000)'],
  ['Oxímetro\tund\t1.000', '1 × Oxímetro (1.000)'],
  ['1.000\tOxímetro', '1 × Oxímetro (1.000)'],
  ['Guantes\t1.000 cajas', '1 × Guantes (1.000 cajas)'],
  ['Guantes nitrilo x 2.500 cajas', '1 × Guantes nitrilo x 2.500 cajas'],
  ['guantes, cantidad: 1.000', '1 × guantes, cantidad: 1.000'],
  ['Cama - 4 - de tres planos', '4 × Cama de tres planos'],
  ['Desfibrilador DEA-50 x 3 unidades, con gabinete', '3 × Desfibrilador DEA-50, con gabinete'],
  ['un par de básculas', '2 × básculas'],
  ['camas: seis', '6 × camas'],
  ['monitores (cuatro)', '4 × monitores'],
  ['me urge 1 atril', '1 × atril'],
  ['101 x 1.000', '1 × 101 x 1.000'],
  ['Monitor MV-12 100 und', '100 × Monitor MV-12'],
  ['5000 jeringas', '1 × 5000 jeringas'],
  ['Bomba de infusión - 1200', '1 × Bomba de infusión - 1200'],
  ['camilla: 999', '999 × camilla'],
  ['Camilla\t0', '1 × Camilla (0)'],
  ['Termómetro infrarrojo 1,5', '1 × Termómetro infrarrojo 1,5'],
  ['Termómetro\t1,5', '1 × Termómetro (1,5)'],
  ['Guantes x1,5', '1 × Guantes x1,5'],
  ['2 ½ cajas de guantes', '1 × 2 ½ cajas de guantes'],
  ['DEA-50,2', '1 × DEA-50,2'],
  ['Camilla x 3,0', '3 × Camilla'],
  ['Tubo endotraqueal No. 7,5', '1 × Tubo endotraqueal No. 7,5'],
  ['Guantes talla: 7', '1 × Guantes talla: 7'],
  ['3 gasas 7,5', '3 × gasas 7,5'],
  ['Manguera 1/2 x 3', '3 × Manguera 1/2'],
  ['Centrífuga 4.000 rpm, 2', '2 × Centrífuga 4.000 rpm'],
  ['Gasa 10x10 cm', '1 × Gasa 10x10 cm'],
  ['Gasa 10x10 x 20', '20 × Gasa 10x10'],
  ['Bolsa 30x40x2', '1 × Bolsa 30x40x2'],
  ['Rayos X 2 und', '2 × Rayos X'],
  ['Entrega 15/12/2026', '1 × Entrega 15/12/2026'],
  ['Reunión 10:30', '1 × Reunión 10:30'],
  ['Monitor x 2 $ 1.250.000', '2 × Monitor'],
  ['2 monitores a $500.500 c/u', '2 × monitores'],
  ['Monitor COP 500.000', '1 × Monitor'],
  ['$ 1.250.000', '1 × $ 1.250.000'],
  ['Monitor $ 500.000 c/u 3 und', '3 × Monitor'],
  ['Monitor\t2\t500.000', '2 × Monitor (500.000)'],
  ['42181500\tMonitor\t2', '2 × Monitor (42181500)'],
  ['1 guantes x 2.500', '1 × guantes x 2.500'],
  ['2 o 3 camillas', '1 × 2 o 3 camillas'],
  ['dos mil guantes', '1 × dos mil guantes'],
  ['tensiómetro 10 (diez) unidades', '10 × tensiómetro'],
  ['tensiómetro treinta y cinco (35) unidades', '35 × tensiómetro'],
  ['veintidós (22) camillas', '22 × camillas'],
  ['Camilla 200 (transporte)', '1 × Camilla 200 (transporte)'],
  ['Cant: 4 - tensiómetro', '4 × tensiómetro'],
  ['Monitor, 3 canales, con carro', '1 × Monitor, 3 canales, con carro'],
  ['veinte camillas', '1 × veinte camillas'],
  ['tensiómetros de brazo (6 unidades)', '6 × tensiómetros de brazo'],
  ['cuatro nebulizadores', '4 × nebulizadores'],
  ['Ecografo portatil, cant. 1', '1 × Ecografo portatil'],
  ['parches para el dea 2 pares', '2 × parches para el dea (pares)'],
  ['Incubadora neonatal 1 und.', '1 × Incubadora neonatal'],
  ['nevera para vacunas 1', '1 × nevera para vacunas'],
  ['MESA DE MAYO - Cantidad: 6', '6 × MESA DE MAYO'],
  ['14. SERVICIO DE CALIBRACIÓN - Cantidad: 1', '1 × SERVICIO DE CALIBRACIÓN'],
  ['oximetros 5', '5 × oximetros'],
  ['autoclave de mesa 18 lt', '1 × autoclave de mesa 18 lt'],
  ['Calibración de tensiometros x 20', '20 × Calibración de tensiometros'],
];
const MIN_UNDERSTOOD = 0.9;

it('understands nine of ten lines as a person does, and loses none', () => {
  expect(PASTED.length).toBeGreaterThanOrEqual(120);
  const wrong = PASTED.filter(([pasted, line]) => show(pasted).join(' + ') !== line);
  expect(wrong.length).toBeLessThanOrEqual(PASTED.length * (1 - MIN_UNDERSTOOD));
  for (const [pasted] of PASTED) expect([pasted, show(pasted).length]).toEqual([pasted, 1]);
});

test.each([
  [
    'Ítem\tCódigo\tDescripción\tMarca\tUnidad de medida\tCant.\tValor unitario\n1\tE-7\tMonitor de 12"\tMindray\tUND\t2\t500\n2\t\tGuantes\t\tCAJA\t10\t12',
    ['2 × Monitor de 12" (Código: E-7; Marca: Mindray)', '10 × Guantes (Unidad de medida: CAJA)'],
  ],
  [
    'Equipo_ID\tNombre_Equipo\tServicio\tMODELO\tSERIE\tQty\nBIO-1\tDEA\tUrgencias\tAED\tSN1\t2',
    ['2 × DEA (Equipo_ID: BIO-1; Servicio: Urgencias; MODELO: AED; SERIE: SN1)'],
  ],
  [
    'Equipo,Marca,Cantidad\n"Cama ""eléctrica"", de 3 planos",Mindray,2',
    ['2 × Cama "eléctrica" de 3 planos (Marca: Mindray)'],
  ],
  ['Producto;Cant\n"Bomba; volumétrica";3\nDEA;2', ['3 × Bomba volumétrica', '2 × DEA']],
  ['Cantidad\tEquipo\n4\tCamilla\n1\tCama', ['4 × Camilla', '1 × Cama']],
  ['Producto\nCamilla\nCama', ['1 × Camilla', '1 × Cama']],
  ['Ítem\tCantidad\nCamilla\t2', ['2 × Camilla']],
  [
    'Descripción\tCantidad\nCamilla\t1.000\nCama\tpor definir\nAtril x 3\t\nTOTAL\t\t$ 5.000.000',
    ['1 × Camilla (Cantidad: 1.000)', '1 × Cama (Cantidad: por definir)', '3 × Atril'],
  ],
  ['Buenos días:\n- dos camas\n* Una camilla\nQuedo atenta,\nDra. Ruiz', ['2 × camas', '1 × camilla', '1 × Dra. Ruiz']],
])('%j is a list', (text, lines) => {
  expect(show(text)).toEqual(lines);
});

it('keeps 100 lines, and says how many more there are', () => {
  const list = (count: number) => Array.from({ length: count }, (_, index) => `Equipo modelo Z${index}A`).join('\n');
  expect(parsePasted(list(100))).toMatchObject({ lines: { length: 100 }, left: 0 });
  expect(parsePasted(list(1_000))).toMatchObject({ lines: { length: MAX_LINES }, left: 900 });
});

it('takes no square of the length of a text', () => {
  const parts = '\n"|"|\t|a| |1 |(2|a\n|\u0301|- |, 2 |$|dos (2) |cant 2 - |buenas ';
  // It would never end here.
  for (const part of parts.split('|'))
    expect(parsePasted(part.repeat(1024 ** 2 / part.length)).lines.length).toBeLessThanOrEqual(MAX_LINES);
});
