/** @jest-environment node */
import { revalidateTag } from 'next/cache';
import { env } from '@/lib/env';
import { receiveWebhook } from './revalidate';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));

const SECRET = 'a-secret-of-some-length';

function webhook(secret: string | undefined = SECRET) {
  jest.replaceProperty(env, 'revalidateSecret', secret);
  const revalidated: string[] = [];
  const expired: string[] = [];
  jest.mocked(revalidateTag).mockImplementation((tag, life) => {
    (life === 'max' ? revalidated : expired).push(tag);
  });
  const post = (body: string, headers: Record<string, string> = { authorization: `Bearer ${SECRET}` }) =>
    receiveWebhook(new Request('http://site.example/api/revalidate', { method: 'POST', body, headers }));
  return { post, revalidated, expired };
}

test("refreshes what it is told, with a product the long lists too, and says what it did; 'all' is everything", async () => {
  const { post, revalidated, expired } = webhook();
  const named = ['category:1', 'suggested', 'services', 'categories', 'search'];
  const response = await post(JSON.stringify({ tags: [...named, 'search'] }));
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ code: 200, revalidated: named });
  await post('{"tags":["product:2"]}');
  await post('{"all":true}');
  expect(revalidated).toEqual([...named, 'product:2', 'lists', 'everything']);
  // What was missing may be there now.
  expect(expired).toEqual(['missing', 'missing', 'missing']);
});

test.each([
  ['', SECRET],
  [`Basic ${SECRET}`, SECRET],
  [`Bearer ${SECRET}x`, SECRET],
  ['Bearer undefined', ''],
])('is closed to %j where the secret is %s', async (authorization, secret) => {
  const { post, revalidated } = webhook(secret);
  const response = await post('{"all":true}', { authorization });
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
  expect(revalidated).toEqual([]);
});

test.each([
  ...['{"tags":["nothing"]}', '', 'null', '{}', '{"tags":[]}', '{"tags":"product:2"}', '{"all":"true"}'],
  ...['product:0', 'product:2:3', 'product:', 'settings', 'everything'].map((tag) => `{"tags":["search","${tag}"]}`),
  ...['{"tags":["product:2",null]}', '{"all":true,"tags":["search"]}'],
])('%s is refused whole', async (body) => {
  const { post, revalidated, expired } = webhook();
  expect((await post(body)).status).toBe(422);
  expect([...revalidated, ...expired]).toEqual([]);
});
