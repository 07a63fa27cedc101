/** @jest-environment node */
import { toPlainValue } from './plain-value';

const areSame = (one: string, other: string) => toPlainValue(one) === toPlainValue(other);

test.each([
  ['4,2 kg', '4200 g'],
  ['4,20 kg', '4.2kg'],
  ['12 000 rpm', '12.000 rpm'],
  ['0.125 L', '125 mL'],
  ['1,5 L', '1500 ml'],
  ['28 × 37 × 25 cm', '280x370x250 mm'],
  ['25 a 50 mm', '2,5–5 cm'],
  ['5 - 10 °C', '5 a 10 ºC'],
  ['1800 W', '1,8 kW'],
  ['120 minutos', '2 horas'],
  ['120V, 60Hz', '120 V; 60 Hz'],
  ['100 a 240 V, 50/60 Hz', '100–240 V 50 / 60 Hz'],
  ['12″', '12 pulgadas'],
  ['10, 20 y 40 mm', '1, 2 y 4 cm'],
  ['A color,  TÁCTIL.', 'a color, tactil'],
  ['± 2 %', '±2%'],
  ['SpO₂', 'SpO2'],
])('%s and %s say the same', (one, other) => {
  expect(areSame(one, other)).toBe(true);
});

test.each([
  ['4,2 kg', '4,2 g'],
  ['1.250 g', '1,250 g'],
  ['-5 °C', '5 °C'],
  ['5 a 10 °C', '±5 a 10 °C'],
  ['Hasta 4 kg', '4 kg'],
  ['12 pulgadas', '12 cm'],
  ['50/60 Hz', '50 Hz'],
  ['Sí', 'No'],
  ['< 60 dB', '> 60 dB'],
])('%s and %s do not', (one, other) => {
  expect(areSame(one, other)).toBe(false);
});
