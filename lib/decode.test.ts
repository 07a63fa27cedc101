/** @jest-environment node */
import { decodeText, repairText } from './decode';

const bytes = (text: string, encoding: BufferEncoding = 'latin1') => Buffer.from(text, encoding);

test.each([
  ['Código – ñandú', bytes('Código – ñandú', 'utf8'), 'utf-8'],
  ['\uFEFFCódigo', bytes('\uFEFFCódigo', 'utf16le'), 'utf-16le'],
  ['Presión de niños', bytes('Presión de niños'), 'windows-1252'],
  ['“Presión” – 3 €', bytes('\x93Presi\xF3n\x94 \x96 3 \x80'), 'windows-1252'],
  ['Presión arterial niños', bytes('Presi\x97n arterial ni\x96os'), 'macintosh'],
  ['patient’s reverse–transcriptase', bytes('patient\x92s reverse\x96transcriptase'), 'windows-1252'],
])('%j is read as it was written, also where its encoding is given', (text, written, encoding) => {
  expect(decodeText(written, encoding).text).toBe(text.replace('\uFEFF', ''));
  expect(decodeText(written)).toEqual({ text: text.replace('\uFEFF', ''), encoding });
});

test.each([
  ['CÃ¡mara de Neubauer niÃ±os', 'Cámara de Neubauer niños'],
  ['Ã“ptica, TensiÃ³metro 37 Â°C', 'Óptica, Tensiómetro 37 °C'],
  ['â€œDigitalâ€\u009D â€“ marcaâ„¢', '“Digital” – marca™'],
  ['NÃO, SÃO, Ñandú – “É”', 'NÃO, SÃO, Ñandú – “É”'],
])('%j was %j', (broken, text) => {
  expect(repairText(broken)).toBe(text);
});
