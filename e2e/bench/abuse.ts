import { Agent } from 'node:http';
import { ask, attack, percentile, serveWithLimits, visitInTurn } from './load';

// npm run bench -- abuse [COUNT]: what e2e/limits.spec.ts does, at length, while a visitor reads known pages.
const count = Number(process.argv[2] ?? 100_000);
const KNOWN = ['/', '/productos', '/contacto', '/ley-1831'];

const site = await serveWithLimits();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
for (const path of KNOWN) await ask(site.url + path, agent);
const quietUntil = Date.now() + 10_000;
const quiet = await visitInTurn(site.url, KNOWN, agent, () => Date.now() > quietUntil);
const quietP99 = percentile(quiet.times, 0.99);
console.log(`quiet: p50 ${percentile(quiet.times, 0.5).toFixed(1)} ms, p99 ${quietP99.toFixed(1)} ms`);

for (const isSpread of [false, true]) {
  const started = Date.now();
  let isOver = false;
  const visits = visitInTurn(site.url, KNOWN, agent, () => isOver);
  const cost = await attack(site, { count: isSpread ? Math.round(count / 20) : count, isSpread });
  isOver = true;
  const { times } = await visits;
  const p99 = percentile(times, 0.99);
  console.log(
    `${isSpread ? 'from many addresses' : 'from one address'}: ${JSON.stringify(cost.statuses)} in ${((Date.now() - started) / 1000).toFixed(0)} s,`,
    `disk +${cost.bytesOnDisk} bytes, at most ${cost.mostMegabytes.toFixed(0)} MB,`,
    `known pages p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${(p99 / quietP99).toFixed(1)} × quiet)`,
  );
}
agent.destroy();
await site.stop();
