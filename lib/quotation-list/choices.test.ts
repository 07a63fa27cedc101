/** @jest-environment node */
import { readChange } from './change';
import { readChoices } from './choices';

const fields = (text: string) => new URLSearchParams(text);
const CHOSEN =
  'linea0=101&cuantos0=2&palabras0=monitor&linea1=libre&cuantos1=3&palabras1=silla&linea2=&cuantos2=1&palabras2=cama';

it('has the products that are chosen, and the words that are asked for as they are', () => {
  expect(readChoices(fields(CHOSEN))).toEqual({
    items: [{ id: '101', quantity: 2 }],
    free: [{ text: 'silla', quantity: 3 }],
  });
  expect(readChoices(fields('linea0=101&cuantos0=2&apunte0=Pedido: ox%C3%ADmetro'))).toEqual({
    items: [{ id: '101', quantity: 2, note: 'Pedido: oxímetro' }],
    free: [],
  });
});

it('takes no other values than a list has', () => {
  const text = 'linea0=0&linea1=1e3&linea2=libre&palabras2=%00&linea3=7&cuantos3=-5&linea4=8&cuantos4=5000&linea100=9';
  expect(readChoices(fields(text))).toEqual({
    items: [
      { id: '7', quantity: 1 },
      { id: '8', quantity: 999 },
    ],
    free: [],
  });
});

it('is added to the list of the form, where quantities of one product are added up', () => {
  expect(readChange(fields(`items=101x2-305&extras=&${CHOSEN}`))).toMatchObject({
    items: [
      { id: '101', quantity: 4 },
      { id: '305', quantity: 1 },
    ],
    free: [{ text: 'silla', quantity: 3 }],
    leftOut: null,
  });
});
