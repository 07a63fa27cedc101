import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/embedded-backend/database';
import { changeProduct } from '../support/database';
import { load } from '../support/load';
import { startNginx, withoutLimits } from '../support/nginx';
import { startRedis } from '../support/redis';
import { itemThat, productAddress } from '../support/samples';
import { type Site, serve } from '../support/site';

// npm run bench:growing: one process, nginx in front, three processes, one after another on this machine (needs wrk, nginx and Redis).
const PAGE = '/productos';
const SECRET = 'a-secret-of-some-length';
const product = itemThat(({ type }) => type === 'PRODUCT');

const folder = await mkdtemp(join(tmpdir(), 'bench-growing-'));
const database = await openDatabase(`file:${folder}/site.db`);
const redis = await startRedis(folder);
const environment = { DATABASE_URL: `file:${folder}/site.db`, TRUSTED_PROXIES: '1', REVALIDATE_SECRET: SECRET };

const everyTimeAnother = join(folder, 'another.lua');
await writeFile(
  everyTimeAnother,
  `local n = 0; request = function() n = n + 1; return wrk.format("GET", "${PAGE}?n=" .. n) end`,
);

let alone = 0;
function say(step: string, url: string, script?: string): void {
  const { perSecond, p99 } = load(url + PAGE, 6, script ? ['-s', script] : []);
  alone ||= perSecond;
  console.log(
    `${step}: ${Math.round(perSecond)} pages a second (× ${(perSecond / alone).toFixed(1)}), 99 % within ${p99}`,
  );
}

async function behindNginx(step: string, sites: readonly Site[]): Promise<void> {
  const urls = sites.map(({ url }) => url);
  const nginx = await startNginx(await mkdtemp(join(folder, 'nginx-')), urls, withoutLimits);
  say(`${step}, stored in nginx`, nginx.url);
  say(`${step}, each page asked of the site`, nginx.url, everyTimeAnother);
  await nginx.stop();
}

/** Milliseconds from one call of the webhook until every site shows the new text. */
async function spread(sites: readonly Site[]): Promise<number> {
  const path = productAddress(product);
  const shows = async ({ url }: Site, text: string) => (await (await fetch(url + path)).text()).includes(text);
  for (const site of sites) await shows(site, '');
  const text = `cambio-${Date.now()}`;
  await changeProduct(database, product.id, { slug: text });
  const started = performance.now();
  await fetch(`${sites[0]?.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ tags: [`product:${product.id}`] }),
  });
  for (const site of sites) while (!(await shows(site, text)));
  return performance.now() - started;
}

const one = await serve(environment);
say('one process', one.url);
await behindNginx('nginx in front of one', [one]);
await one.stop();
const shared = { ...environment, REDIS_URL: redis.url };
const three = await Promise.all([serve(shared), serve(shared), serve(shared)]);
await behindNginx('nginx in front of three with Redis', three);
const times = [];
for (let i = 0; i < 5; i++) times.push(Math.round(await spread(three)));
console.log(`one call of the webhook is seen at all three after ${times.join(', ')} ms`);
for (const site of three) await site.stop();
await redis.kill();
database.close();
await rm(folder, { recursive: true, force: true });
