/** @jest-environment node */
import { linesOf } from './lines';

/** Ten pixels a letter. */
const measure = (text: string) => text.length * 10;

describe('linesOf', () => {
  it('keeps a short text on one line', () => {
    expect(linesOf('Monitor', measure, 200, 3)).toEqual(['Monitor']);
  });

  it('makes lines of about the same length', () => {
    expect(linesOf('Monitor de signos vitales MV-12', measure, 280, 2)).toEqual(['Monitor de signos', 'vitales MV-12']);
  });

  it('breaks a word that is longer than a line, and ends in an ellipsis what does not fit', () => {
    const lines = linesOf('x'.repeat(100), measure, 300, 3);
    expect(lines).toEqual(['x'.repeat(30), 'x'.repeat(30), `${'x'.repeat(29)}…`]);
  });

  it('never makes a line wider than asked', () => {
    const text = 'Desfibrilador externo automático DEA-50 con gabinete, alarma y señalización para edificios';
    for (let width = 150; width < 600; width += 10)
      for (const line of linesOf(text, measure, width, 3)) expect(measure(line)).toBeLessThanOrEqual(width);
  });
});
