/** @jest-environment node */
import { readCsv } from './read-csv';
import { toRecords } from './to-records';

const read = (text: string) => toRecords(readCsv(text));

describe('columns of facts', () => {
  const rows = (header: string, ...lines: string[]) =>
    read([header, ...lines].join('\n')).records.map(({ fields }) => fields.attributes);

  it('are those that the vocabulary knows, by its names and with its units', () => {
    const header = 'nombre;grupo;DISPLAY;peso;Alimentacion;Color de la caja';
    expect(rows(header, 'a;Monitoreo y diagnóstico;12,1;3,2;110 V;rojo', 'b;;;≥ 4;;')).toEqual([
      [
        { name: 'Pantalla', value: '12,1 pulgadas' },
        { name: 'Peso', value: '3,2 kg' },
        { name: 'Alimentación', value: '110 V' },
      ],
      [{ name: 'Peso', value: '≥ 4 kg' }],
    ]);
  });

  it('are those below a title Características, whatever they are called, with the unit of their heading', () => {
    const expected = [
      [
        { name: 'Tipo', value: 'Portátil' },
        { name: 'Peso', value: '900 g' },
        { name: 'Zumbido', value: 'sí' },
      ],
    ];
    expect(
      rows(';;CARACTERISTICAS;;;Otros;', 'nombre;marca;Tipo;Peso (g);Zumbido;Nota', 'a;b;Portátil;900;sí;x'),
    ).toEqual(expected);
    expect(rows('nombre;marca;Características;;', ';;Tipo;Peso (g);Zumbido', 'a;b;Portátil;900;sí')).toEqual(expected);
  });

  it('keep their own words below the title, so that an export comes back as it was', () => {
    expect(rows(';Características;', 'nombre;PESO;Display (in)', 'a;3,2;12')).toEqual([
      [
        { name: 'PESO', value: '3,2' },
        { name: 'Display', value: '12 in' },
      ],
    ]);
    const header = 'nombre;code;Presión (PANI);presión (pani);code;Peso;Peso';
    const { records, faults } = read([';;Características', header, 'a;A1;0 a 300 mmHg;sí;x'].join('\n'));
    expect(records[0]?.fields).toMatchObject({
      code: 'A1',
      attributes: [
        { name: 'Presión (PANI)', value: '0 a 300 mmHg' },
        { name: 'presión (pani)', value: 'sí' },
        { name: 'code', value: 'x' },
      ],
    });
    expect(faults.map(({ reason }) => reason)).toEqual(['the heading Peso is there 2 times (columns F, G)']);
  });

  it('take a unit in brackets for numbers and ranges, and leave what has words as it is', () => {
    const values = ['120 x 60 x 75', '10-20', '≥ 5', 'plegable'];
    expect(rows('nombre;Dimensiones (cm)', ...values.map((value) => `a;${value}`))).toEqual(
      ['120 x 60 x 75 cm', '10-20 cm', '≥ 5 cm', 'plegable'].map((value) => [{ name: 'Dimensiones', value }]),
    );
  });

  it('are named in the report', () => {
    const { notes } = read(';Características;\nnombre;Peso;Alimentasion\na;3;x');
    expect(notes).toEqual(['header: row 2', 'nombre → name', 'Peso → fact', 'Alimentasion → fact']);
  });
});
