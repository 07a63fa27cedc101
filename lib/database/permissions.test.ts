/** @jest-environment node */
import { toOpenFailure } from './permissions';

it('says no key of an address', async () => {
  const failure = await toOpenFailure('libsql://db.example?authToken=secret', new TypeError('fetch failed'));
  expect(failure).toEqual({ database: 'db.example', cause: 'TypeError', cure: 'check DATABASE_URL' });
});
