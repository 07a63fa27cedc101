/** @jest-environment node */
import { guessDelimiter, readCsv } from './read-csv';

const toCells = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

describe('guessDelimiter', () => {
  it.each([
    ['id|name|brand\n1,2,3,4,5|x', '|'],
    ['id;name;brand', ';'],
    ['id\tname\r\n1;2;3;4', '\t'],
    ['id,name', ','],
    ['Catálogo\n\nid;name\n1;a', ';'],
    ['Catálogo, 2026;;;\nid;name;x;y', ';'],
    ['name', ','],
    ['', ','],
  ])('of %j is %j', (text, delimiter) => {
    expect(guessDelimiter(text)).toBe(delimiter);
  });
});

describe('readCsv', () => {
  it('numbers the rows as a spreadsheet does and leaves blank ones out', () => {
    expect(readCsv('id,name\n1,Monitor\n\n,\n2,Bomba\n')).toEqual({
      rows: [
        { line: 1, cells: ['id', 'name'], width: 2 },
        { line: 2, cells: ['1', 'Monitor'], width: 2 },
        { line: 5, cells: ['2', 'Bomba'], width: 2 },
      ],
      faults: [],
    });
  });

  it('reads Windows line ends, a byte order mark and blanks around the texts', () => {
    expect(toCells('\uFEFFid; name\r\n1 ; Monitor \r\n')).toEqual([
      ['id', 'name'],
      ['1', 'Monitor'],
    ]);
  });

  it('reads quoted texts with separators, quotes and line breaks, which are one row of the spreadsheet', () => {
    const { rows } = readCsv('id,name\n1,"Tubo ""A"", 1/2\nlargo"\n2,x');
    expect(rows.map(({ cells }) => cells[1])).toEqual(['name', 'Tubo "A", 1/2\nlargo', 'x']);
    expect(rows[2]?.line).toBe(3);
  });

  it('leaves quotation marks alone in files separated by pipes', () => {
    expect(toCells('id|name\n1|Tubo 6" de "acero\n')[1]).toEqual(['1', 'Tubo 6" de "acero']);
  });

  it('reports a quotation mark that is never closed, and what stands behind one, by its row', () => {
    expect(readCsv('id,name\n1,a\n2,"b\n3,c\n').faults).toEqual([
      { line: 3, reason: expect.stringContaining('Quote') },
    ]);
    expect(readCsv('id,name\n1,"a"b\n').faults[0]).toEqual({ line: 2, reason: expect.stringContaining('Quote') });
  });

  it('has nothing to give for an empty file', () => {
    expect(readCsv('')).toEqual({ rows: [], faults: [] });
  });
});
