import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { connect } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createServer } from '@/lib/embedded-backend/server';
import { type FaultServer, startFaultServer } from './support/backend';
import { countStates } from './support/database';
import { contact as person } from './support/samples';
import { serve } from './support/site';

const CLIENTS = 20;

type Tally = { answered: number; cut: number; refused: number };

/** Asks again and again over one kept connection until the site takes no more; what breaks off after it was sent is cut. */
async function load(url: string, tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const outcome = await once(`${url}/productos`, agent);
    tally[outcome] += 1;
    if (outcome !== 'answered') return agent.destroy();
  }
}

function once(url: string, agent: Agent): Promise<keyof Tally> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.on('error', () => resolve('cut'));
      response.on('end', () => resolve(response.complete && response.statusCode === 200 ? 'answered' : 'cut'));
      response.resume();
    });
    request.on('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'cut'));
  });
}

test('SIGTERM under load ends a site within ten seconds: no request is cut, a message under way is answered and written down', async () => {
  test.setTimeout(60_000);
  const folder = await mkdtemp(join(tmpdir(), 'shutdown-'));
  const data = await openDatabase(`file:${folder}/backend.db`);
  const backend: FaultServer = await startFaultServer(createServer(async () => data));
  const site = await serve({
    NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
    BACKEND_URL: backend.url,
    DATABASE_URL: `file:${folder}/site.db`,
    REVALIDATE_SECONDS: '3600',
  });
  const outbox = await connect(`file:${folder}/site.db`);
  try {
    const tally: Tally = { answered: 0, cut: 0, refused: 0 };
    const clients = Array.from({ length: CLIENTS }, () => load(site.url, tally));
    await expect.poll(() => tally.answered, { timeout: 30_000 }).toBeGreaterThan(200);
    backend.set('slow', 1);
    const message = fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    await expect.poll(() => backend.received.filter(({ method }) => method === 'POST').length).toBe(1);
    const ending = site.end();
    // Each of these is a new connection: soon none is taken.
    const isRefused = () =>
      fetch(`${site.url}/api/health`, { headers: { connection: 'close' } }).then(
        () => false,
        () => true,
      );
    await expect.poll(isRefused, { timeout: 2_000 }).toBe(true);
    expect((await message).status).toBe(200);
    const code = await ending;
    await Promise.all(clients);
    expect([code, tally.cut, tally.refused]).toEqual([143, 0, CLIENTS]);
    // Not by its deadline: what was under way had its end.
    expect(site.output()).not.toContain('they took too long');
    expect(await countStates(outbox)).toEqual({ sent: 1 });
    // In the file itself: whoever copies it alone has the message.
    await copyFile(`${folder}/site.db`, `${folder}/copy.db`);
    const copy = await connect(`file:${folder}/copy.db`);
    expect(await countStates(copy)).toEqual({ sent: 1 });
    copy.close();
  } finally {
    await site.stop();
    await backend.close();
    outbox.close();
    data.close();
    await rm(folder, { recursive: true });
  }
});
