/** @jest-environment node */
import { guessDelimiter, readCsv } from './read-csv';

const read = (text: string, columns = {}) => readCsv(text, { columns });

describe('guessDelimiter', () => {
  it.each([
    ['id|name|brand\n1,2,3,4,5|x', '|'],
    ['id;name;brand', ';'],
    ['id\tname\r\n1;2;3;4', '\t'],
    ['id,name', ','],
    ['name', ','],
    ['', ','],
  ])('of %j is %j', (text, delimiter) => {
    expect(guessDelimiter(text)).toBe(delimiter);
  });
});

describe('readCsv', () => {
  it('gives the fields of every row with the line where it stands', () => {
    expect(read('id,name\n1,Monitor\n\n2,Bomba\n')).toEqual({
      records: [
        { line: 2, fields: { id: '1', name: 'Monitor' } },
        { line: 4, fields: { id: '2', name: 'Bomba' } },
      ],
      faults: [],
    });
  });

  it('reads Windows line ends, a byte order mark and blanks around the texts', () => {
    expect(read('\uFEFFid; name\r\n1 ; Monitor \r\n').records).toEqual([
      { line: 2, fields: { id: '1', name: 'Monitor' } },
    ]);
  });

  it('reads quoted texts with separators, quotes and line breaks', () => {
    const { records } = read('id,name\n1,"Tubo ""A"", 1/2\nlargo"\n2,x');
    expect(records.map(({ fields }) => fields.name)).toEqual(['Tubo "A", 1/2\nlargo', 'x']);
    expect(records[1]?.line).toBe(4);
  });

  it('leaves quotation marks alone in files separated by pipes', () => {
    expect(read('id|name\n1|Tubo 6" de "acero\n').records[0]?.fields.name).toBe('Tubo 6" de "acero');
  });

  it('renames columns as asked, and keeps a column with the name of a field', () => {
    const { records } = read('CODE|NAME|brand\n7|Monitor|Q', { id: 'CODE', name: 'NAME' });
    expect(records[0]?.fields).toMatchObject({ id: '7', name: 'Monitor', brand: 'Q' });
  });

  it('reports a row with too many or too few fields by its line, and reads the others', () => {
    const { records, faults } = read('id,name\n1,a\n2,b,c\n3\n4,d');
    expect(records.map(({ fields }) => fields.id)).toEqual(['1', '4']);
    expect(faults.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('reports a quotation mark that is never closed', () => {
    const { faults } = read('id,name\n1,a\n2,"b\n3,c\n');
    expect(faults).toHaveLength(1);
  });

  it('reports the columns that the file does not have', () => {
    expect(read('id,name\n1,a', { name: 'TITLE', brand: 'MAKER' })).toEqual({
      records: [],
      faults: [{ line: 1, reason: 'there is no column TITLE, MAKER' }],
    });
  });

  it('has nothing to give for a file with only a header, or an empty one', () => {
    expect(read('id,name\n')).toEqual({ records: [], faults: [] });
    expect(read('')).toEqual({ records: [], faults: [] });
  });
});
