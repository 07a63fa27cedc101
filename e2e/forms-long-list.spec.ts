import { expect } from '@playwright/test';
import { connect } from '@/lib/database/connect';
import { startFaultServer } from './support/backend';
import { countStates, letTenMinutesPass } from './support/database';
import { pause, person, post, test } from './support/forms-site';

// A whole process with a list of a hundred lines.
test.describe.configure({ timeout: 240_000 });

const PRODUCTS = Array.from({ length: 90 }, (_, index) => String(1_001 + index));
const FREE = Array.from({ length: 10 }, (_, index) => `x${index + 1}__cosa_${index + 1}`);
const list = { ...person, items: PRODUCTS.join('-'), extras: FREE.join('___') };

test('of a hundred lines whose process is killed in the middle, before a backend that fails on every third, none is lost or doubled', async ({
  server,
}) => {
  const taken: string[] = [];
  let calls = 0;
  let isOpen = false;
  const keys = new Set<string | null>();
  const backend = await startFaultServer(async (request) => {
    if (request.method !== 'POST') return Response.json([]);
    const { description, id_product } = await request.json();
    const key = request.headers.get('idempotency-key');
    if (++calls % 3 === 0) return new Response(null, { status: 500 });
    if (calls > 20) while (!isOpen) await pause(20);
    // As the contract asks: one message for each key.
    if (!keys.has(key)) taken.push(`${id_product} ${description}`);
    keys.add(key);
    return Response.json({ code: 200, message: 'Gracias' });
  });
  const environment = { BACKEND_URL: backend.url, DATABASE_URL: `file:${server.folder}/long.db` };
  const first = await server.serve(environment);
  const answer = post(first, '/api/quotation', list).catch(() => null);
  await expect.poll(() => calls).toBeGreaterThan(20);
  await first.stop();
  await answer;
  isOpen = true;
  const outbox = await connect(environment.DATABASE_URL);
  expect((await countStates(outbox)).waiting).toBeGreaterThan(0);
  await server.serve(environment);
  await expect
    .poll(
      async () => {
        await letTenMinutesPass(outbox);
        return countStates(outbox);
      },
      { timeout: 150_000 },
    )
    .toEqual({ sent: 90 });
  outbox.close();
  await backend.close();
  expect(taken.map((text) => text.split(' ')[0]).sort()).toEqual(PRODUCTS);
  const free = taken.flatMap((text) => text.split('\n').filter((line) => line.startsWith('- ')));
  expect(free).toEqual(FREE.map((_, index) => `- ${index + 1} × cosa ${index + 1}`));
});
