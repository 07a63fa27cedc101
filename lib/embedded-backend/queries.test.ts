/** @jest-environment node */
import fc from 'fast-check';
import type { Database } from '@/lib/database/connect';
import { openDatabase } from './database';
import { findProducts } from './queries';

describe('a search in the database', () => {
  let db: Database;

  beforeAll(async () => {
    db = await openDatabase(':memory:');
  });

  afterAll(() => db.close());

  const page = { page: 1, limit: 5 };

  it('never fails, whatever is searched for', async () => {
    const word = fc.constantFrom(
      '"',
      "'",
      '*',
      ':',
      '(',
      ')',
      '-',
      '^',
      'NEAR',
      'AND',
      'ñ',
      '\u0000',
      '\uD800',
      '🫀',
      'a',
      '𞤀',
    );
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
  });

  it('takes 2,000 letters and 400 words', async () => {
    await expect(findProducts(db, 'x'.repeat(2_000), page)).resolves.toMatchObject({ data: [], total: 0 });
    await expect(findProducts(db, 'monitor '.repeat(400), page)).resolves.toMatchObject({ page: 1 });
  });

  it('finds nothing for signs without a word, and everything for a blank', async () => {
    await expect(findProducts(db, '???', page)).resolves.toMatchObject({ data: [], total: 0, last_page: 1 });
    const { total, last_page } = await findProducts(db, ' ', page);
    expect(last_page).toBe(Math.ceil(total / page.limit));
    expect(total).toBeGreaterThan(0);
  });
});
