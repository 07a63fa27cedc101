/** @jest-environment node */
import { parsePasted } from './parse';

test.each([
  ['TOTAL', 'TOTAL'],
  ['TOTAL\t\t$ 5.000.000', 'TOTAL'],
  ['Total general: 12', 'Total general'],
  ['TOTAL A PAGAR', 'TOTAL A PAGAR'],
  ['Subtotal', 'Subtotal'],
  ['Sub total 500', 'Sub total'],
  ['IVA 19%', 'IVA'],
  ['IVA\t19%\tCOP 500.000', 'IVA COP'],
  ['Suma', 'Suma'],
  ['ITEM', 'ITEM'],
  ['No.', 'No'],
  ['N°', 'N'],
  ['Cant.', 'Cant'],
  ['Valor unitario', 'Valor unitario'],
  ['Descripción,Cantidad', 'Descripción Cantidad'],
  ['Buenas tardes', 'Buenas tardes'],
  ['Hola, por favor me cotizan:', 'Hola por favor me'],
  ['Muchas gracias!', 'Muchas gracias'],
  ['Quedo atento a su respuesta.', 'Quedo atento a su'],
  ['ITEM DESCRIPCION UNIDAD DE MEDIDA CANT', 'ITEM DESCRIPCION unidad CANT'],
])('%j names nothing to quote', (row, words) => {
  expect(parsePasted(`Camilla\n${row}`)).toEqual({
    lines: [{ text: 'Camilla', quantity: 1 }],
    left: 0,
    nameless: [words],
  });
});

test.each([
  'Total 3M',
  'Analizador total',
  'Equipo',
  '2 equipos',
  'Unidad odontológica',
  'Equipo de medida',
  '5 und',
  'Hola Ana',
  'Gracias a ustedes',
])('%j is a line', (row) => {
  expect(parsePasted(`Camilla\n${row}`)).toMatchObject({ lines: { length: 2 }, nameless: [] });
});

it('does not count the headings by which it reads a table', () => {
  const table = 'Descripción\tCantidad\nCamilla\t2\nTOTAL\t2';
  expect(parsePasted(table)).toEqual({ lines: [{ text: 'Camilla', quantity: 2 }], left: 0, nameless: ['TOTAL'] });
});
