/** @jest-environment node */
import fc from 'fast-check';
import { encodeText } from '@/lib/text';
import { fitText } from './fit-text';

test('a text that fits stays as it is, and of any other the beginning does, with an ellipsis', () => {
  expect(fitText('Monitor', 100)).toBe('Monitor');
  expect(fitText('ñandú 🩺 ñandú', 40)).toBe('ñandú 🩺…');
});

test('whatever is said, it takes no more characters of a link than there are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 9, max: 200 }), (text, most) => {
      expect(encodeText(fitText(text, most)).length).toBeLessThanOrEqual(most);
    }),
  );
});
