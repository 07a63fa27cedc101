/** @jest-environment node */
import fc from 'fast-check';
import { openDatabase } from './database';
import { findProducts } from './queries';

const page = { page: 1, limit: 5 };

test('a search never fails, whatever is searched for, and finds nothing for signs without a word', async () => {
  const db = await openDatabase(':memory:');
  const word = fc.constantFrom(...'"|\'|*|:|(|)|-|^|NEAR|AND|ñ|\u0000|\uD800|🫀|a|𞤀'.split('|'));
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word).map((words) => words.join(' ')),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (q) => {
      const { data, total } = await findProducts(db, q, page);
      expect(data.length).toBeLessThanOrEqual(total);
    }),
  );
  await expect(findProducts(db, 'monitor '.repeat(400), page)).resolves.toMatchObject({ page: 1 });
  await expect(findProducts(db, '???', page)).resolves.toMatchObject({ data: [], total: 0, last_page: 1 });
  db.close();
});
