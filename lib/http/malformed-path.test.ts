/** @jest-environment node */
import fc from 'fast-check';
import { MALFORMED_PATH } from './malformed-path';

const malformed = new RegExp(`^${MALFORMED_PATH}$`);

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const byte = fc.nat(255).map((value) => `%${value.toString(16).padStart(2, '0')}`);
const upper = byte.map((text) => text.toUpperCase());
const fragment = fc.constantFrom('%', '%%', '%2', '%zz', '%u00e1', 'a', 'g', '/', 'ñ', '🫀');
/** Lead bytes with a chance of the right tails, where the rules are narrow. */
const lead = fc.constantFrom(
  '%C1',
  '%C2',
  '%DF',
  '%E0',
  '%E1',
  '%EC',
  '%ED',
  '%EE',
  '%EF',
  '%F0',
  '%F1',
  '%F3',
  '%F4',
  '%F5',
);
const tail = fc.constantFrom('%7F', '%80', '%8F', '%90', '%9F', '%A0', '%BF', '%C0');
const sequence = fc.tuple(lead, fc.array(tail, { maxLength: 4 })).map(([first, rest]) => first + rest.join(''));
const encoded = fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text));
const paths = fc
  .array(fc.oneof(byte, upper, fragment, sequence, encoded), { maxLength: 6 })
  .map((parts) => parts.join(''));

describe('the pattern of a malformed path', () => {
  it.each(['%', 'a%', '%E0%A4', '%C0%AF', '%ED%A0%80', '%F4%90%80%80', '100%', '%GG'])('matches %s', (path) => {
    expect(malformed.test(path)).toBe(true);
  });

  it.each(['', 'productos', 'Infusi%C3%B3n', '100%25', '%F0%9F%AB%80', '%e2%84%a2', '%00'])(
    'does not match %j',
    (path) => {
      expect(malformed.test(path)).toBe(false);
    },
  );

  it('matches exactly the paths that decodeURIComponent refuses', () => {
    fc.assert(
      fc.property(paths, (path) => malformed.test(path) !== canBeDecoded(path)),
      { numRuns: 100 },
    );
  });

  it('decides on every pair of bytes that begins a longer letter as decodeURIComponent does', () => {
    const hex = Array.from({ length: 256 }, (_, value) => `%${value.toString(16).padStart(2, '0')}`);
    const pairs = hex.slice(0xc0).flatMap((one) => hex.map((two) => one + two));
    expect(pairs.filter((path) => malformed.test(path) === canBeDecoded(path))).toEqual([]);
  });
});
