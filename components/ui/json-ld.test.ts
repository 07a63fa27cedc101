/** @jest-environment node */
import fc from 'fast-check';
import { toJsonLd } from './json-ld';

test('data is the same, and nothing in it can end the script or open a comment, whatever the name', () => {
  const harmful = fc.constantFrom('</script>', '<!--', ']]>', '&lt;', '\u2028', '"', '\\', "'", '<script>');
  fc.assert(
    fc.property(fc.array(fc.oneof(harmful, fc.string({ unit: 'binary' }))), (parts) => {
      const name = parts.join('');
      const text = toJsonLd({ name });
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual({ name });
    }),
  );
});
