import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, attack } from '../support/invented';
import { bytesBelow, getMemory, percentile } from '../support/measure';
import { serve } from '../support/site';

// npm run bench:abuse [-- COUNT]: invented addresses at full speed against the finished build, while a visitor reads known pages.
const count = Number(process.argv[2] ?? 100_000);
const KNOWN = ['/', '/productos', '/contacto', '/ley-1831'];

const folder = await mkdtemp(join(tmpdir(), 'bench-abuse-'));
const site = await serve({
  DATABASE_URL: `file:${join(folder, 'site.db')}`,
  TRUSTED_PROXIES: '1',
  SEARCHES_PER_MINUTE: '',
  INVENTED_PAGES_PER_MINUTE: '',
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds of each visit to a known page, one after another, until `isOver`. */
async function visit(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; !isOver(); index++) {
    const started = performance.now();
    await ask(site.url + (KNOWN[index % KNOWN.length] ?? '/'), agent);
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return times;
}

for (const path of KNOWN) await ask(site.url + path, agent);
const quietUntil = Date.now() + 10_000;
const quiet = await visit(() => Date.now() > quietUntil);
console.log(`quiet: p50 ${percentile(quiet, 0.5).toFixed(1)} ms, p99 ${percentile(quiet, 0.99).toFixed(1)} ms`);

for (const isSpread of [false, true]) {
  const before = await bytesBelow('.next');
  let isOver = false;
  let most = 0;
  const onProgress = async (done: number) => {
    const memory = await getMemory(site.pid);
    most = Math.max(most, memory);
    if (done % 10_000 === 0) console.log(`${done} of ${count}, ${memory.toFixed(0)} MB`);
  };
  const started = Date.now();
  const visits = visit(() => isOver);
  const statuses = await attack({
    url: site.url,
    count: isSpread ? Math.round(count / 20) : count,
    isSpread,
    onProgress,
  });
  isOver = true;
  const times = await visits;
  const ratio = percentile(times, 0.99) / percentile(quiet, 0.99);
  console.log(
    `${isSpread ? 'from many addresses' : 'from one address'}: ${JSON.stringify(statuses)} in ${((Date.now() - started) / 1000).toFixed(0)} s,`,
    `disk +${(await bytesBelow('.next')) - before} bytes, at most ${most.toFixed(0)} MB,`,
    `known pages p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms (${ratio.toFixed(1)} × quiet)`,
  );
}
agent.destroy();
await site.stop();
await rm(folder, { recursive: true });
