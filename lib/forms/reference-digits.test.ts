import { getCheckDigit, isChecked } from './reference';

// Published vectors: https://en.wikipedia.org/wiki/Damm_algorithm and https://rosettacode.org/wiki/Damm_algorithm
test('the published numbers have the published check digit', () => {
  expect(getCheckDigit('572')).toBe('4');
  expect(['5724', '112946'].map(isChecked)).toEqual([true, true]);
  expect(['5727', '112949', '', '0', '57x4'].map(isChecked)).toEqual([false, false, false, false, false]);
});

test('one wrong digit and two neighbours that changed places are always found', () => {
  for (let number = 0; number < 100; number++) {
    const digits = String(number * 999_983).padStart(8, '0');
    const whole = digits + getCheckDigit(digits);
    expect(isChecked(whole)).toBe(true);
    for (let place = 0; place < whole.length; place++) {
      const [before, digit = '', next = '', after] = [
        whole.slice(0, place),
        whole[place],
        whole[place + 1],
        whole.slice(place + 2),
      ];
      for (const wrong of '0123456789'.replace(digit, '')) expect(isChecked(before + wrong + next + after)).toBe(false);
      if (next !== digit && next) expect(isChecked(before + next + digit + after)).toBe(false);
    }
  }
});
