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
  ['Gracias a ustedes', 'Gracias a ustedes'],
  ['Buenas tardes doctora', 'Buenas tardes doctora'],
  ['Estimados señores', 'Estimados señores'],
  ['Hola, necesito esto', 'Hola necesito esto'],
  ['Enviado desde mi iPhone', 'Enviado desde mi iPhone'],
  ['Atte. Luz', 'Atte Luz'],
  ['Me regala cotización por favor', 'Me regala cotización por'],
  ['Quedo pendiente. Gracias!', 'Quedo pendiente Gracias'],
  ['Gracias, Hospital San Ejemplo, compras 3001234567', 'Gracias Hospital San Ejemplo'],
  ['IPS Salud de Ejemplo', 'IPS Salud de Ejemplo'],
  ['Auxiliar administrativa', 'Auxiliar administrativa'],
  ['E.S.E. Ejemplo', 'E S E Ejemplo'],
  ['¿Me pueden ayudar?', 'Me pueden ayudar'],
  ['Asunto: cotización de equipos', 'Asunto cotización de equipos'],
  ['<Multimedia omitido>', 'Multimedia omitido'],
  ['ing buenos dias', 'ing buenos dias'],
  ['Buenos días, me colaboran cotizando por favor', 'Buenos días me colaboran'],
  ['me ayudan con estos precios porfa', 'me ayudan con estos'],
  ['Agradecemos su respuesta antes del viernes', 'Agradecemos su respuesta antes'],
  ['Nota: incluir IVA', 'Nota incluir IVA'],
  ['Garantía mínima 1 año', 'Garantía mínima año'],
  ['Solicitud de cotización No. 045 de 2026', 'Solicitud de cotización No'],
  ['Favor enviar antes del viernes', 'Favor enviar antes del'],
  ['Tel. 555 12 34', 'Tel. 555 12 34'],
  ['3105551234', '3105551234'],
  ['310 555 1234', '310 555 1234'],
  ['+57 (310) 555-12-34', '+57 (310) 555-12-34'],
  ['601 4567890 ext 12', '601 4567890 ext 12'],
  ['compras@hospital.example', 'compras hospital example'],
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
  'Hospital de campaña, 2 carpas',
  'Hola Ana',
  'Gracias, y 2 camas',
  'Teléfono de emergencia',
  'Camas 3 para 3001234567',
])('%j is a line', (row) => {
  expect(parsePasted(`Camilla\n${row}`)).toMatchObject({ lines: { length: 2 }, nameless: [] });
});

it('does not take who writes for what is wanted', () => {
  const message = 'Camilla\nGracias\nMarta Pérez\nJefe de Compras\nTambién 2 camas\nHospital San Ejemplo';
  expect(parsePasted(message)).toMatchObject({
    lines: [{ text: 'Camilla' }, { text: 'camas', quantity: 2 }],
    nameless: ['Gracias', 'Marta Pérez', 'Jefe de Compras', 'Hospital San Ejemplo'],
  });
  expect(parsePasted('Camilla 3001234567')).toMatchObject({ lines: { length: 1 }, nameless: [] });
});

it('takes a row that ends with a colon for a heading where the next says how many', () => {
  const read = (text: string) => {
    const { lines, nameless } = parsePasted(text);
    return [lines.map((line) => line.text), nameless];
  };
  expect(read('UCI:\n- 2 camas\nEquipos de urgencias:\n3 atriles')).toEqual([
    ['camas', 'atriles'],
    ['UCI', 'Equipos de urgencias'],
  ]);
  expect(read('Monitor de signos vitales:\nPantalla de 12 pulgadas')).toEqual([
    ['Monitor de signos vitales:', 'Pantalla de 12 pulgadas'],
    [],
  ]);
});

it('does not count the headings by which it reads a table', () => {
  const table = 'Descripción\tCantidad\nCamilla\t2\nTOTAL\t2';
  expect(parsePasted(table)).toEqual({ lines: [{ text: 'Camilla', quantity: 2 }], left: 0, nameless: ['TOTAL'] });
});
