import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';

/** A product as the company writes it into its spreadsheet. */
export type MessyProduct = {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly brand: string;
  readonly description: string;
  readonly picture: string;
  readonly registration: string;
  /** In kilograms; the file has a decimal comma. */
  readonly weight: number;
  readonly power: string;
};
type Cell = string | number;

const MESSY_COUNT = 300;
/** Rows above the first product: two titles, a blank row, the title 'Características', the header. */
const ROWS_ABOVE = 5;
/** After so many products there is a blank row. */
const BLOCK = 25;
const MESSY_HEADER = [
  ...['CÓDIGO', 'NOMBRE DEL EQUIPO', 'Línea', 'MARCA', 'Descripción', 'Foto', 'Registro Sanitario', 'Precio'],
  ...['Peso (kg)', 'Alimentación'],
];
/** As they are spelled in the blocks of the file, one after another. */
const CATEGORIES = [
  ...['Monitoreo y diagnóstico', 'Infusión y succión', 'Laboratorio clínico', 'Metrología y patrones'],
  ...['Mobiliario clínico', 'Esterilización y limpieza', 'MONITOREO  Y DIAGNOSTICO', 'infusión y succión'],
  ...['Monitoreo y diagnóstico', 'Infusión y succión', 'Laboratorio clínico', 'Mobiliario clínico'],
];
const KINDS = ['Monitor de signos vitales', "Camilla O'Connor", 'Bomba "S" de jeringa; 2 canales', 'Autoclave 23 L'];

/** 300 products, the same for the same seed; every code is there once. */
export function createMessyProducts(seed = 1): MessyProduct[] {
  return Array.from({ length: MESSY_COUNT }, (_, index) => ({
    code: `BM-${String(index + 1).padStart(4, '0')}`,
    name: `${KINDS[(index + seed) % KINDS.length]} ${index + 1}`,
    category: CATEGORIES[Math.floor(index / BLOCK)] ?? '',
    brand: index % 3 === 0 ? '' : 'Médica Ñ',
    description: index % 2 === 0 ? 'Para adultos y niños.\nIncluye batería.' : '',
    picture: index === 7 ? '/images/products/no-existe.webp' : '',
    registration: index % 5 === 0 ? `INVIMA 2026DM-${10_000 + index}` : '',
    weight: (20 + ((index * 7 + seed) % 100)) / 10,
    power: '110 V',
  }));
}

/** The row of the spreadsheet where the product at `index` of the list stands. */
function getMessyRow(index: number): number {
  return ROWS_ABOVE + 1 + index + Math.floor(index / BLOCK);
}

/** A workbook whose second sheet has the products, with merged cells and a formula for the weight of the first one. */
export async function toMessyXlsx(products: readonly MessyProduct[]): Promise<Uint8Array> {
  const rows = layOut(products);
  const data: SheetData = rows.map((cells, row) =>
    cells.map((value, column) => (value === '' ? null : { value, ...getSpan(rows, row, column) })),
  );
  const notes = { data: [['Lista de precios de 2026'], ['Válida hasta diciembre']], sheet: 'Notas' };
  const parts = unzipSync(await writeExcelFile([notes, { data, sheet: 'Catálogo' }]).toBuffer());
  const path = 'xl/worksheets/sheet2.xml';
  const formula = new RegExp(`(<c r="I${getMessyRow(0)}"[^>]*>)<v>`);
  const xml = strFromU8(parts[path] ?? new Uint8Array()).replace(formula, '$1<f>SUM(1,1)</f><v>');
  return zipSync({ ...parts, [path]: strToU8(xml) });
}

function layOut(products: readonly MessyProduct[]): Cell[][] {
  const blank = MESSY_HEADER.map(() => '');
  const toRow = (first: Record<number, Cell>): Cell[] => blank.map((_, column) => first[column] ?? '');
  const above = [['CATÁLOGO DE EQUIPOS'], ['Actualizado en noviembre'], [], { 8: 'Características' }].map(toRow);
  const rows = products.flatMap((product, index) => [
    ...(index > 0 && index % BLOCK === 0 ? [blank] : []),
    toCells(product, products[index - 1], index % BLOCK === 0),
  ]);
  return [...above, MESSY_HEADER, ...rows];
}

function toCells(product: MessyProduct, previous: MessyProduct | undefined, isFirst: boolean): Cell[] {
  const { code, name, category, brand, description, picture, registration, weight, power } = product;
  const isMerged = !isFirst && previous?.category === category;
  return [code, name, isMerged ? '' : category, brand, description, picture, registration, 990_000, weight, power];
}

/** Titles reach over the whole table, 'Características' over its columns, a category over the rows until the next one. */
function getSpan(rows: readonly Cell[][], row: number, column: number): object {
  if (row < 2) return { columnSpan: MESSY_HEADER.length };
  if (row === 3) return { columnSpan: 2 };
  if (row < ROWS_ABOVE || column !== 2) return {};
  const below = rows.slice(row + 1);
  const next = below.findIndex((cells) => cells[column] !== '' || cells[1] === '');
  return { rowSpan: next === -1 ? below.length + 1 : next + 1 };
}
