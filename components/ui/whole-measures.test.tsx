import { render, screen } from '@testing-library/react';
import { WholeMeasures } from './whole-measures';

test.each([
  ['Bifásica, de 1 a 360 J', ['1 a', '360 J']],
  ['100 a 240 V, 50/60 Hz', ['100 a', '240 V', '60 Hz']],
  ['70 a 100 %, ±2 puntos', ['70 a', '100 %']],
  ['Recargable de litio, unas 4 horas', []],
])('%s is the same text, and its measures stay whole: %j', (value, measures) => {
  render(
    <p>
      <WholeMeasures>{value}</WholeMeasures>
    </p>,
  );
  const text = screen.getByText((_, element) => element?.tagName === 'P');
  expect(text.textContent).toBe(value);
  expect([...text.children].map(({ textContent }) => textContent)).toEqual(measures);
});
