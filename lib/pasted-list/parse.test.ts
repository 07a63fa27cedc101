/** @jest-environment node */
import fc from 'fast-check';
import { MAX_LINES, MAX_QUANTITY } from '@/lib/quotation-list/address';
import { parsePasted } from './parse';

/** A line as it is understood: '3 × camilla', '10 cajas × guantes'. */
const show = (text: string) =>
  parsePasted(text).lines.map(
    ({ text, quantity, unit, code }) => `${code ? `[${code}] ` : ''}${quantity}${unit ? ` ${unit}` : ''} × ${text}`,
  );

test.each([
  ['2 monitores de signos vitales', '2 × monitores de signos vitales'],
  ['Desfibrilador DEA-50\t3', '3 × Desfibrilador DEA-50'],
  ['101 x 2', '2 × 101'],
  ['- balanza pediátrica (1 und)', '1 × balanza pediátrica'],
  ['1. Camilla … 3 unidades', '3 × Camilla'],
  ['10 cajas de guantes', '10 cajas × guantes'],
  ['Monitor de 12 pulgadas', '1 × Monitor de 12 pulgadas'],
  ['MV-12', '1 × MV-12'],
  ['👉🏽 5 termómetros de pistola', '5 × termómetros de pistola'],
  ['*2 DEA* para el gimnasio', '2 × DEA para el gimnasio'],
  ['camillas * 3', '3 × camillas'],
  ['✅ docena de oxímetros', '12 × oxímetros'],
  ['media docena de atriles', '6 × atriles'],
  ['Flujómetro de 15 L/min', '1 × Flujómetro de 15 L/min'],
  ['5 L/min', '1 × 5 L/min'],
  ['12 derivaciones', '1 × 12 derivaciones'],
  ['Electrocardiógrafo de 12 canales x 2', '2 × Electrocardiógrafo de 12 canales'],
  ['2x Autoclave de 18 litros', '2 × Autoclave de 18 litros'],
  ['• 3 x camas eléctricas', '3 × camas eléctricas'],
  ['2 (dos) desfibriladores bifásicos', '2 × desfibriladores bifásicos'],
  ['cinco (5) camillas', '5 × camillas'],
  ['dos balas de oxígeno', '2 × balas de oxígeno'],
  ['un fonendoscopio', '1 × fonendoscopio'],
  ['Camillas: 4', '4 × Camillas'],
  ['Camilla de transporte, cantidad: 4', '4 × Camilla de transporte'],
  ['Camilla - 4', '4 × Camilla'],
  ['Camilla ........ 4', '4 × Camilla'],
  ['Camilla (4)', '4 × Camilla'],
  ['monitores 2', '2 × monitores'],
  ['guantes tallas 7', '1 × guantes tallas 7'],
  ['Bomba de infusión BI 1200', '1 × Bomba de infusión BI 1200'],
  ['BI-1200 x2', '2 × BI-1200'],
  ['Guantes caja x 100', '1 × Guantes caja x 100'],
  ['Gasa 10 x 10', '1 × Gasa 10 x 10'],
  ['Guantes de nitrilo 20 cajas', '20 cajas × Guantes de nitrilo'],
  ['Hola, por favor cotizar 2 oxímetros', '2 × oxímetros'],
  ['buenas me cotiza porfa 2 oxímetros', '2 × oxímetros'],
  ['Solicito cotización de 3 bombas', '3 × bombas'],
  ['Se requiere: carro de paro (2)', '2 × carro de paro'],
  ['Ítem 4: autoclave x 2', '2 × autoclave'],
  ['2 und de termómetro', '2 × termómetro'],
  ['05 tensiómetros', '5 × tensiómetros'],
  ['3M Littmann', '1 × 3M Littmann'],
  ['101, 2', '2 × 101'],
  ['2 x 101', '2 × 101'],
  ['101', '1 × 101'],
  ['101 Monitor MV-12', '[101] 101 × Monitor MV-12'],
  ['BM-0001\tMonitor\t2\tund', '[BM-0001] 2 × Monitor'],
  ['Guantes\tCaja\t12\t$ 20.000\t$ 240.000', '12 caja × Guantes'],
  ['Monitor\t2\t5.000.000\t10.000.000', '2 × Monitor'],
  ['"Monitor\nde signos ""vitales"""\t2', '2 × Monitor de signos "vitales"'],
  ['[10:32 a. m., 23/11/2026] Ana Ruiz: 2 camas', '2 × camas'],
  ['23/11/26, 10:32 a. m. - Ana Ruiz: 2 camas', '2 × camas'],
  ['2026-11-23 10:32 - Ana Ruiz: 2 camas', '2 × camas'],
  ['oximetro de pulso 12', '1 × oximetro de pulso 12'],
  ['5und fonendoscopios', '5 × fonendoscopios'],
  ['3u nebulizador', '3 × nebulizador'],
  ['2unid. monitor', '2 × monitor'],
  ['5un.', '1 × 5un.'],
  ['Monitor; 3', '3 × Monitor'],
  ['| Monitor | 3 |', '3 × Monitor'],
  ['=HYPERLINK("http://x.test")', '1 × =HYPERLINK("http://x.test")'],
  ['<b>Monitor</b> x 2', '2 × <b>Monitor</b>'],
  ['mon\u202Eitor\u0000es\u200B', '1 × mon itor es'],
  ['pedia\u0301trico', '1 × pediátrico'],
  ['Cama eléctrica   2', '2 × Cama eléctrica'],
  ['101\t2', '2 × 101'],
  ['Camilla\t2,0', '2 × Camilla'],
])('%j is %j', (text, line) => {
  expect(show(text)).toEqual([line]);
});

it('reads tables by their headings, and knows the numbers of their lines', () => {
  const table =
    'Ítem\tCódigo\tDescripción\tMarca\tUnidad de medida\tCant.\tValor unitario\n1\tE-7\tMonitor de 12"\tMindray\tUND\t2\t500\n2\t\tGuantes\t\tCAJA\t10\t12';
  expect(show(table)).toEqual(['[E-7] 2 × Monitor de 12" Mindray', '10 caja × Guantes']);
  expect(show('Cantidad\tEquipo\n4\tCamilla\n1\tCama')).toEqual(['4 × Camilla', '1 × Cama']);
  expect(show('Producto\nCamilla\nCama')).toEqual(['1 × Camilla', '1 × Cama']);
});

it('keeps what a column says besides', () => {
  const table = 'Descripción\tCantidad\tObservaciones\nAspirador\t2\t110 V\nMonitor\t4\t\nAspirador\t1\t';
  expect(parsePasted(table).lines.map(({ text, quantity, remark }) => [text, quantity, remark])).toEqual([
    ['Aspirador', 2, '110 V'],
    ['Monitor', 4, undefined],
    ['Aspirador', 1, undefined],
  ]);
});

it('adds equal lines up', () => {
  expect(show('2 camas\nCAMAS x 3\n\n10 cajas de camas')).toEqual(['5 × CAMAS', '10 cajas × camas']);
  expect(parsePasted('2 camas\nCAMAS x 3\ncama\n1 camas').lines.map(({ times }) => times)).toEqual([3, undefined]);
});

it('keeps 100 lines, and says how many more there are', () => {
  const list = (count: number) => Array.from({ length: count }, (_, index) => `Equipo modelo Z${index}A`).join('\n');
  for (const count of [20, 51, 100])
    expect(parsePasted(list(count))).toMatchObject({ lines: { length: count }, left: 0 });
  expect(parsePasted(list(101))).toMatchObject({ lines: { length: MAX_LINES }, left: 1 });
  expect(parsePasted(list(1_000))).toMatchObject({ lines: { length: MAX_LINES }, left: 900 });
});

const piece = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\t',
    '\n',
    '"',
    '""',
    ' x ',
    '2',
    '(',
    ')',
    'cant',
    '…',
    '- ',
    ',',
    'a'.repeat(500),
    ' '.repeat(500),
    '1.',
    '1.000 ',
    '½',
    '$ ',
    'TOTAL ',
  ),
);

it('keeps its bounds whatever is pasted', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
      const { lines } = parsePasted(pieces.join(''));
      expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
      for (const { text, quantity } of lines) {
        expect([quantity >= 1, quantity <= MAX_QUANTITY, Array.from(text).length <= 120]).toEqual([true, true, true]);
        expect(text).not.toMatch(/[\p{C}\n\t]/u);
      }
    }),
    { numRuns: 100 },
  );
});

// What takes the square of a megabyte would never end here.
test.each([
  '\n"',
  '"',
  '""',
  '\t',
  'a',
  ' ',
  '1 ',
  'x',
  '(2',
  'a\n',
  '\u0301',
  '- ',
  ', 2 ',
  '1.000',
  '1 000 ',
  '½ ',
  '$',
  'x1,5',
  ' total',
  'dos (2) ',
  '2 (dos',
  'treinta y ',
  ', 2 und',
  'cant 2 - ',
  'buenas ',
  'por favor ',
  '1/2 ',
])('reads a megabyte of %j', (part) => {
  expect(parsePasted(part.repeat(1024 ** 2 / part.length)).lines.length).toBeLessThanOrEqual(MAX_LINES);
});
