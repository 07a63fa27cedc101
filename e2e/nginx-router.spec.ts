import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bytesBelow } from './bench/load';
import { BROTLI, type Got, hasNginx, type NginxSite, NO_NGINX, startNginxSite } from './support/cluster';

test.describe.configure({ mode: 'serial' });
test.skip(!hasNginx, NO_NGINX);

let server: NginxSite;

test.beforeAll(async () => {
  server = await startNginxSite();
});

test.afterAll(() => server.stop());

/** The _rsc with which the framework takes these headers of its router. */
const toHash = (prefetch = '0', segment = '0', tree = '0', from = '0') =>
  createHash('sha256').update([prefetch, segment, tree, from].join(',')).digest().subarray(0, 12).toString('base64url');

test('what the router says of the visitor makes no other entry', async () => {
  const rsc = { ...BROTLI, rsc: '1' };
  await expect.poll(() => server.getCache('/contacto', BROTLI)).toBe('HIT');
  await expect.poll(() => server.getCache('/contacto?_rsc', rsc)).toBe('HIT');
  // What is no page has no segments, and is not stored for one.
  const files = ['/sitemap.xml', '/favicon.svg'];
  const before = await bytesBelow(join(server.folder, 'cache'));
  const made: string[] = [];
  const note = ({ headers }: Got, type: string) => {
    expect(headers['content-type']).toContain(type);
    if (headers['x-cache'] === 'MISS') made.push(type);
  };
  for (let index = 0; index < 40; index++) {
    const [tree, from, part] = [`%5B${index}`, `/desde/${index}`, `/${index}|text/x-component`];
    const state = { 'next-router-state-tree': tree, 'next-url': from };
    const prefetch = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': part };
    note(await server.ask('/contacto', { ...BROTLI, ...state, ...prefetch }), 'text/html');
    note(await server.ask(`/contacto?_rsc=${toHash('0', '0', tree, from)}`, { ...rsc, ...state }), 'text/x-component');
    for (const path of files) await server.ask(`${path}?_rsc=${toHash('1', part)}`, { ...rsc, ...prefetch });
    expect((await server.ask(`/contacto?_rsc=${toHash('1', part)}`, { ...rsc, ...prefetch })).status).toBe(404);
  }
  expect(made).toEqual([]);
  expect((await bytesBelow(join(server.folder, 'cache'))) - before).toBeLessThan(10_000);
});

test('the answer of the site to the router does not depend on what nginx leaves out of its key', async () => {
  const getAnswer = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(server.site.url + path, { headers: { rsc: '1', ...headers } });
    return [answer.status, answer.headers.get('content-type'), await answer.text()];
  };
  const trees = [
    encodeURIComponent('["",{"children":["contacto",{"children":["__PAGE__",{}]}]},null,null,true]'),
    '%5B',
  ];
  // The page may be made anew between two questions.
  for (const path of ['/contacto', '/ley-1831', '/search/monitor'])
    for (const tree of trees)
      await expect(async () => {
        const plain = await getAnswer(`${path}?_rsc`, {});
        expect(plain.slice(0, 2)).toEqual([200, 'text/x-component']);
        const state = { 'next-router-state-tree': tree, 'next-url': '/' };
        expect(await getAnswer(`${path}?_rsc=${toHash('0', '0', tree, '/')}`, state)).toEqual(plain);
      }).toPass();
});
