/** @jest-environment node */
import { parsePasted } from './parse';

/** A line as it is understood, '10 cajas × guantes'; with the quantity that it says where a list cannot have it: '1? × guantes (1.000)'. */
const show = (text: string) =>
  parsePasted(text).lines.map(({ text, quantity, unit, asked }) =>
    [`${quantity}${asked ? '?' : ''}${unit ? ` ${unit}` : ''} × ${text}`, ...(asked ? [`(${asked})`] : [])].join(' '),
  );

test.each([
  // Thousands, in a cell and in words.
  ['Oxímetro\t1.000', '1? × Oxímetro (1.000)'],
  ['Oxímetro\t1,000', '1? × Oxímetro (1,000)'],
  ['Oxímetro\t1 000', '1? × Oxímetro (1 000)'],
  ['Oxímetro\t1\u00A0000', '1? × Oxímetro (1 000)'],
  ['Oxímetro\t1000', '1? × Oxímetro (1000)'],
  ['Oxímetro\t1.000,00', '1? × Oxímetro (1.000,00)'],
  ['Oxímetro\tund\t1.000', '1? × Oxímetro (1.000)'],
  ['1.000\tOxímetro', '1? × Oxímetro (1.000)'],
  ['Guantes\t1.000 cajas', '1? cajas × Guantes (1.000)'],
  ['101\t1.000', '1? × 101 (1.000)'],
  ['Guantes nitrilo x 2.500 cajas', '1? cajas × Guantes nitrilo (2.500)'],
  ['guantes 2,500 pares', '1? pares × guantes (2,500)'],
  ['guantes: 1.000 und.', '1? × guantes (1.000)'],
  ['guantes (1.000)', '1? × guantes (1.000)'],
  ['guantes, cantidad: 1.000', '1? × guantes (1.000)'],
  ['Oxímetro 1.000', '1? × Oxímetro (1.000)'],
  ['5-tensiómetros', '5? × tensiómetros (5)'],
  ['Cama - 4 - de tres planos', '4 × Cama de tres planos'],
  ['Desfibrilador DEA-50 x 3 unidades, con gabinete', '3 × Desfibrilador DEA-50, con gabinete'],
  ['centrífuga – cantidad: 1 – entrega en Cali', '1 × centrífuga entrega en Cali'],
  ['1 (uno) Electrocardiógrafo', '1 × Electrocardiógrafo'],
  ['un par de básculas', '2 × básculas'],
  ['"Monitor de 12 pulgadas","2"', '2 × Monitor de 12 pulgadas'],
  ['camas: seis', '6 × camas'],
  ['monitores (cuatro)', '4 × monitores'],
  ['Equipo: Camilla\nCantidad: 3', '3 × Camilla'],
  ['me urge 1 atril', '1 × atril'],
  ['05 Bomba de infusión 6', '5? × Bomba de infusión 6 (6)'],
  ['1.000 und de guantes', '1? × guantes (1.000)'],
  ['1.000 (mil) guantes', '1? × guantes (1.000)'],
  ['x1.000 guantes', '1? × guantes (1.000)'],
  ['cama x 1.000.000', '1? × cama (1.000.000)'],
  ['101 x 1.000', '1? × 101 (1.000)'],
  ['2 x 1.000', '1? × 2 x 1.000 (1.000)'],
  ['1.000 und', '1? × 1.000 und (1.000)'],
  ['1.000', '1 × 1.000'],
  ['Guantes x 2 500 cajas', '1? × Guantes x 2 500 cajas (2 500)'],
  ['2 500 guantes', '1? × 2 500 guantes (2 500)'],
  ['Monitor MV-12 100 und', '100 × Monitor MV-12'],
  // A number without a point may be the name of a thing.
  ['5000 jeringas', '1? × 5000 jeringas (5000)'],
  ['Bomba de infusión - 1200', '1? × Bomba de infusión - 1200 (1200)'],
  ['camilla: 999', '999 × camilla'],
  ['0 camillas', '1? × 0 camillas (0)'],
  ['Camilla\t0', '1? × Camilla (0)'],
  // Parts of one are never taken for another number.
  ['Termómetro infrarrojo 1,5', '1? × Termómetro infrarrojo 1,5 (1,5)'],
  ['Termómetro infrarrojo 0.5', '1? × Termómetro infrarrojo 0.5 (0.5)'],
  ['Termómetro\t1,5', '1? × Termómetro (1,5)'],
  ['Guantes x1,5', '1? × Guantes x1,5 (1,5)'],
  ['Guantes: 1,5', '1? × Guantes: 1,5 (1,5)'],
  ['1,5 cajas de guantes', '1? × 1,5 cajas de guantes (1,5)'],
  ['2 ½ cajas de guantes', '1? × 2 ½ cajas de guantes (2 ½)'],
  ['guantes x ½', '1? × guantes x ½ (½)'],
  ['1/2 caja de guantes', '1? × 1/2 caja de guantes (1/2)'],
  ['DEA-50,2', '1 × DEA-50,2'],
  ['101,2', '1 × 101,2'],
  ['10.5', '1 × 10.5'],
  ['3,0', '1 × 3,0'],
  ['x1,5', '1 × x1,5'],
  ['Camilla x 3,0', '3 × Camilla'],
  ['Camilla\t2.00', '2 × Camilla'],
  // Numbers of a name, sizes, dates, times.
  ['Transductor 12.5 kg', '1 × Transductor 12.5 kg'],
  ['Tubo endotraqueal No. 7,5', '1 × Tubo endotraqueal No. 7,5'],
  ['Guantes talla: 7', '1 × Guantes talla: 7'],
  ['3 gasas 7,5', '3 × gasas 7,5'],
  ['Manguera 1/2 x 3', '3 × Manguera 1/2'],
  ['Suero 1.000 ml', '1 × Suero 1.000 ml'],
  ['Centrífuga 4.000 rpm, 2', '2 × Centrífuga 4.000 rpm'],
  ['12 canales', '1 × 12 canales'],
  ['20 ml', '1 × 20 ml'],
  ['MV-12', '1 × MV-12'],
  ['Gasa 10x10 cm', '1 × Gasa 10x10 cm'],
  ['Gasa 10x10 x 20', '20 × Gasa 10x10'],
  ['Gasa 7,5 x 7,5', '1 × Gasa 7,5 x 7,5'],
  ['10 x 10 gasa', '1? × 10 x 10 gasa (10 x 10)'],
  ['Bolsa 30x40x2', '1 × Bolsa 30x40x2'],
  ['Mesa 120 x 60', '1? × Mesa 120 x 60 (60)'],
  ['Rayos X 2 und', '2 × Rayos X'],
  ['Entrega 15/12/2026', '1 × Entrega 15/12/2026'],
  ['Entrega: 15.12.2026', '1 × Entrega: 15.12.2026'],
  ['Entrega: 15-12-2026', '1 × Entrega: 15-12-2026'],
  ['Reunión 10:30', '1 × Reunión 10:30'],
  // Prices.
  ['Monitor x 2 $ 1.250.000', '2 × Monitor'],
  ['2 monitores a $500.500 c/u', '2 × monitores'],
  ['Monitor COP 500.000', '1 × Monitor'],
  ['$ 1.250.000', '1 × $ 1.250.000'],
  ['Monitor $ 500.000 x 2', '2 × Monitor'],
  ['Monitor $ 500.000 c/u 3 und', '3 × Monitor'],
  ['Monitor\t2\t500.000', '2 × Monitor'],
  ['Monitor\t500.000\t2', '2? × Monitor (500.000)'],
  ['42181500\tMonitor\t2', '2 × Monitor'],
  // Two quantities, and those in words.
  ['1 guantes x 2.500', '1? × guantes x 2.500 (2.500)'],
  ['2 camas x 3', '3? × camas (2)'],
  ['2- camas x 3', '3 × camas'],
  ['2 o 3 camillas', '1? × 2 o 3 camillas (2 o 3)'],
  ['dos mil guantes', '1? × dos mil guantes (dos mil)'],
  ['10 - camillas', '10? × camillas (10)'],
  ['tensiómetro 10 (diez) unidades', '10 × tensiómetro'],
  ['tensiómetro treinta y cinco (35) unidades', '35 × tensiómetro'],
  ['veintidós (22) camillas', '22 × camillas'],
  ['Camilla 200 (transporte)', '1 × Camilla 200 (transporte)'],
  ['Cant: 4 - tensiómetro', '4 × tensiómetro'],
  ['Cantidad 3 und de oxímetro', '3 × oxímetro'],
  ['Monitor, 3 unidades, con carro', '3 × Monitor, con carro'],
  ['Monitor, 3 canales, con carro', '1 × Monitor, 3 canales, con carro'],
  ['veinte camillas', '1? × veinte camillas (veinte)'],
])('%j is %j', (text, line) => {
  expect(show(text)).toEqual([line]);
});

it('shows a quantity of a column that is no number, and reads the name where the column is empty', () => {
  expect(show('Descripción\tCantidad\nCamilla\t1.000\nCama\tpor definir\nAtril x 3\t\nBomba\t2')).toEqual([
    '1? × Camilla (1.000)',
    '1? × Cama (por definir)',
    '3 × Atril',
    '2 × Bomba',
  ]);
});

it('takes no thousands for the number of a line', () => {
  const things = ['guantes', 'gasas', 'jeringas', 'agujas'];
  expect(show(things.map((thing, index) => `${index + 1}.000 ${thing}`).join('\n'))).toEqual(
    things.map((thing, index) => `1? × ${thing} (${index + 1}.000)`),
  );
});

it('says the sum of equal lines where a list cannot have it, and adds nothing to a quantity that it cannot have', () => {
  expect(show('guantes x 600\nGuantes x 600\nguantes x 5')).toEqual(['999? × guantes (1205)']);
  expect(show('guantes x 1.000\nguantes x 1.000\nguantes x 5')).toEqual([
    '1? × guantes (1.000)',
    '1? × guantes (1.000)',
    '5 × guantes',
  ]);
});
