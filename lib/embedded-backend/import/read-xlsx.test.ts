/** @jest-environment node */
import writeExcelFile from 'write-excel-file/node';
import { SHEET, withParts } from '@/e2e/support/workbook';
import { readXlsx, type XlsxOptions } from './read-xlsx';
import type { Table } from './table';

const hasName = ({ rows }: Table) => rows.some(({ cells }) => cells.includes('nombre'));
const read = (bytes: Uint8Array, options: XlsxOptions = {}) => readXlsx(bytes, options, hasName);

async function readRows(xml: string, parts: Readonly<Record<string, string>> = {}) {
  const { rows } = await read(
    await withParts({ ...parts, [SHEET]: `<worksheet><sheetData>${xml}</sheetData></worksheet>` }),
  );
  return rows.map(({ line, cells }) => [line, ...cells]);
}

describe('readXlsx', () => {
  it('reads texts, numbers, dates and truths as a person in Colombia writes them', async () => {
    const date = { value: new Date('2027-01-31T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' };
    const row = ["O'Brien ", '007', 4.2, 0.1 + 0.2, 1_500_000, -3, true, false, date];
    const { rows } = await read(await writeExcelFile([row]).toBuffer());
    expect(rows[0]?.cells).toEqual(["O'Brien", '007', '4,2', '0,3', '1500000', '-3', 'Sí', 'No', '2027-01-31']);
  });

  it('takes the value that Excel stored for a formula, and works none out', async () => {
    const xml =
      '<row r="1"><c r="A1"><f>SUM(1,1)</f><v>7</v></c><c r="B1" t="str"><f>A1&amp;"x"</f><v>7x</v></c></row>';
    const bad = '<row r="2"><c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B2"><f>A1+1</f></c></row>';
    await expect(readRows(xml + bad)).resolves.toEqual([
      [1, '7', '7x'],
      [2, '#DIV/0!'],
    ]);
  });

  it('joins the runs of a formatted text and reads escaped signs', async () => {
    const texts =
      '<sst><si><r><t>Bomba </t></r><r><rPr><b/></rPr><t>de jeringa</t></r></si><si><t>a_x000D_b &lt;c&gt;</t></si></sst>';
    const rows = '<row r="3"><c r="B3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row>';
    const inline = '<row r="9"><c r="A9" t="inlineStr"><is><r><t>en </t></r><r><t>línea</t></r></is></c></row>';
    const parts = { 'xl/sharedStrings.xml': texts };
    await expect(readRows(rows + inline, parts)).resolves.toEqual([
      [3, '', 'Bomba de jeringa', 'a\rb <c>'],
      [9, 'en línea'],
    ]);
  });

  it('skips rows and columns that have only a format', async () => {
    const xml =
      '<row r="2"><c r="A2"><v>1</v></c><c r="XFD2" s="0"/></row><row r="1048576"><c r="A1048576" s="0"/></row>';
    await expect(readRows(xml)).resolves.toEqual([[2, '1']]);
  });

  it('fills merged cells downwards when asked, in the rows that have something', async () => {
    const rows = [
      [{ value: 'Camas', rowSpan: 3 }, 'nombre', { value: 'x', rowSpan: 4 }],
      [null, 'a', null],
      [null, 'b', null],
      [null, null, null],
      [null, 'c'],
    ];
    const bytes = await writeExcelFile(rows).toBuffer();
    const toCells = (table: Table) => table.rows.map(({ cells }) => cells.join('|'));
    expect(toCells(await read(bytes))).toEqual(['Camas|nombre|x', '|a', '|b', '|c']);
    expect(toCells(await read(bytes, { isFilled: true }))).toEqual(['Camas|nombre|x', 'Camas|a|x', 'Camas|b|x', '|c']);
  });

  it('reads a sheet that has a logo, comments and a table, which are left out', async () => {
    const kinds = ['drawing', 'comments', 'table', 'pivotTable', 'printerSettings'];
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const links = kinds.map((kind) => `<Relationship Id="${kind}" Type="${type}/${kind}" Target="../${kind}.xml"/>`);
    const bytes = await withParts({
      [SHEET]: '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData><drawing r:id="drawing"/></worksheet>',
      'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
      'xl/drawing.xml': '<wsDr/>',
    });
    await expect(read(bytes, { isFilled: true })).resolves.toMatchObject({ rows: [{ line: 1, cells: ['1'] }] });
  });

  it('reads the only sheet, the one that is named, or the first that is wanted, and else names them', async () => {
    const sheets = (...texts: string[]) =>
      writeExcelFile(texts.map((text, index) => ({ data: [[text]], sheet: `Hoja ${index + 1}` }))).toBuffer();
    await expect(read(await sheets('x'))).resolves.toMatchObject({ sheet: 'Hoja 1' });
    await expect(read(await sheets('x', 'nombre', 'nombre'))).resolves.toMatchObject({ sheet: 'Hoja 2' });
    await expect(read(await sheets('x', 'y'), { sheet: 'hoja2' })).resolves.toMatchObject({ sheet: 'Hoja 2' });
    await expect(read(await sheets('x', 'y'))).rejects.toThrow(
      'no sheet has a row with a name column; the sheets are: Hoja 1, Hoja 2',
    );
  });
});
