/** @jest-environment node */
import { parsePasted } from './parse';

/** A line as it is understood: '3 × camilla', '10 cajas × guantes'. */
const show = (text: string) =>
  parsePasted(text).lines.map(({ text, quantity, unit }) => `${quantity}${unit ? ` ${unit}` : ''} × ${text}`);

it('tells the things of a message apart where it says of each how many', () => {
  expect(show('Hola, necesito 2 monitores MV-12, 3 cajas de guantes y un desfibrilador')).toEqual([
    '2 × monitores MV-12',
    '3 cajas × guantes',
    '1 × desfibrilador',
  ]);
  expect(show('Monitor x2, DEA x 1 y camillas x3')).toEqual(['2 × Monitor', '1 × DEA', '3 × camillas']);
  expect(show('¿Me pueden ayudar con 2 DEA y 1 gabinete? Es para un gimnasio')).toEqual(['2 × DEA', '1 × gabinete']);
  for (const one of [
    '2 camas de 12 pulgadas, 3 funciones',
    '2 camas, 1 con baranda',
    'Monitor y 2 cables',
    'Guantes, 5 cajas',
    '2 camas, 3 und',
  ])
    expect(show(one)).toHaveLength(1);
});
