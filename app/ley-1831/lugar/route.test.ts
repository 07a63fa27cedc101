/** @jest-environment node */
import { GET } from './route';

test.each([
  ['?lugar=alcald%C3%ADa', '/ley-1831/entidades-publicas'],
  ['?lugar=+AEROPUERTOS+', '/ley-1831/transporte'],
  ['?lugar=hotel', '/ley-1831/lugar/hotel'],
  ['?lugar=cl%C3%ADnica', '/ley-1831/lugar/cl%C3%ADnica'],
  ['?lugar=%2F%2Fevil.test', '/ley-1831/lugar/%2F%2Fevil.test'],
  ['?lugar=..', '/ley-1831/lugar/.._'],
  [`?lugar=${'z'.repeat(5_000)}`, `/ley-1831/lugar/${'z'.repeat(100)}`],
  ['?lugar=+', '/ley-1831'],
  ['', '/ley-1831'],
])('GET /ley-1831/lugar%s leads to %s', (query, path) => {
  const { status, headers } = GET(new Request(`http://localhost:3000/ley-1831/lugar${query}`));
  expect([status, headers.get('location')]).toEqual([303, path]);
});
