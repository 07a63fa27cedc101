/** @jest-environment node */
import { toPlainValue } from './plain-value';

test.each([
  ['4,20 kg', '4.2kg', true],
  ['12 000 rpm', '12.000 rpm', true],
  ['28 × 37 × 25 cm', '28x37x25 cm', true],
  ['25 a 50 mm', '25–50 mm', true],
  ['5 - 10 °C', '5 a 10 ºC', true],
  ['120V, 60Hz', '120 V; 60 Hz', true],
  ['100 a 240 V, 50/60 Hz', '100–240 V 50 / 60 Hz', true],
  ['12″', '12 pulgadas', true],
  ['A color,  TÁCTIL.', 'a color, tactil', true],
  ['SpO₂', 'SpO2', true],
  ['4,2 kg', '4,2 g', false],
  ['1.250 g', '1,250 g', false],
  ['-5 °C', '5 °C', false],
  ['5 a 10 °C', '±5 a 10 °C', false],
  ['Hasta 4 kg', '4 kg', false],
  ['50/60 Hz', '50 Hz', false],
  ['< 60 dB', '> 60 dB', false],
])('%s and %s say the same: %s', (one, other, isSame) => {
  expect(toPlainValue(one) === toPlainValue(other)).toBe(isSame);
});
