/** @jest-environment node */
import { parsePasted } from './parse';

const show = (text: string) => parsePasted(text).lines.map(({ text, quantity }) => `${quantity} × ${text}`);

it('tells the numbers of lines from quantities', () => {
  expect(show('1 Camilla\n2 Cama\n3 Bomba\n4 Atril')).toEqual(['1 × Camilla', '1 × Cama', '1 × Bomba', '1 × Atril']);
  expect(show('1\tCamilla\t5\n2\tCama\t6\n3\tBomba\t7\n4\tAtril\t8')).toEqual([
    '5 × Camilla',
    '6 × Cama',
    '7 × Bomba',
    '8 × Atril',
  ]);
  expect(show('1. Camilla\t5\n2) Cama\t6')).toEqual(['5 × Camilla', '6 × Cama']);
  expect(show('1.\tCamilla\t5\n2.\tCama\t6')).toEqual(['5 × Camilla', '6 × Cama']);
  expect(show('1 Camilla\t5\n2 Cama\t6\n3 Bomba\t7\n4 Atril\t8')).toEqual([
    '5 × Camilla',
    '6 × Cama',
    '7 × Bomba',
    '8 × Atril',
  ]);
  for (const end of ['.', ')', '.-'])
    expect(
      show(['5 Camilla', '3 Cama', '4 Bomba', '12 Atril'].map((line, at) => `${at + 1}${end} ${line}`).join('\n')),
    ).toEqual(['5 × Camilla', '3 × Cama', '4 × Bomba', '12 × Atril']);
  expect(show('(4) atriles\n(2) camillas\n(10) camas')).toEqual(['4 × atriles', '2 × camillas', '10 × camas']);
  expect(show('1️⃣ 5 atriles\n2️⃣ camilla\n1️⃣0️⃣ 3 camas')).toEqual(['5 × atriles', '1 × camilla', '3 × camas']);
  expect(show('N° 1 atriles\nNº 2 camilla\n#3 5 camas')).toEqual(['1 × atriles', '1 × camilla', '5 × camas']);
  expect(show('a. 2 atriles\nb) Camilla x 3\nC. cama')).toEqual(['2 × atriles', '3 × Camilla', '1 × cama']);
  expect(show('05 Bomba de infusión\t6\n07 Camas\t3')).toEqual(['6 × Bomba de infusión', '3 × Camas']);
  expect(show('(1) atriles\n(2) camillas')).toEqual(['1 × atriles', '1 × camillas']);
  expect(show('1 - Monitor (3)\n2 - DEA (2)\n3 - Bomba (5)')).toEqual(['3 × Monitor', '2 × DEA', '5 × Bomba']);
  expect(show('oxímetro 5\nMonitor MV-12 2\nfonendo\ncamilla 3')).toEqual([
    '5 × oxímetro',
    '2 × Monitor MV-12',
    '1 × fonendo',
    '3 × camilla',
  ]);
  expect(show('sonda 14\nsonda 16\nsonda 18')).toEqual(['1 × sonda 14', '1 × sonda 16', '1 × sonda 18']);
  expect(show('2 Camilla\n1 Cama')).toEqual(['2 × Camilla', '1 × Cama']);
  expect(show('1) 2 camas\n2) 3 camillas')).toEqual(['2 × camas', '3 × camillas']);
});
