import { forgetSentList } from './sent';

const KEY = 'lista-de-cotizacion';

function sendList(refused: readonly string[]): void {
  const form = document.createElement('form');
  form.innerHTML = '<input type="hidden" name="items" value="101x2-305">';
  forgetSentList(form, refused);
}

test('a list that was sent leaves the device', () => {
  localStorage.setItem(KEY, '101x2-305');
  sendList([]);
  expect(localStorage.getItem(KEY)).toBe('');
});

test('what was refused stays on the list of the device', () => {
  localStorage.setItem(KEY, '101x2-305');
  sendList(['305']);
  expect(localStorage.getItem(KEY)).toBe('305');
});

test("somebody else's list does not touch that of the device", () => {
  localStorage.setItem(KEY, '201');
  sendList([]);
  expect(localStorage.getItem(KEY)).toBe('201');
});
