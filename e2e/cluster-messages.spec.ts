import { expect, test } from '@playwright/test';
import { type Cluster, canStartCluster, FORMS_PER_MINUTE, NO_CLUSTER, startCluster } from './support/cluster';
import { countReceived } from './support/database';
import { contact as person } from './support/samples';
import type { Site } from './support/site';

test.describe.configure({ mode: 'serial' });
test.skip(!canStartCluster, NO_CLUSTER);

let cluster: Cluster;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  cluster = await startCluster();
});

test.afterAll(() => cluster.stop());

const contact = (site: Site | undefined, text: string, address: string, key = text.padEnd(24, '_')) =>
  fetch(`${site?.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, 'idempotency-key': key },
    body: JSON.stringify({ ...person, description: text }),
  });
const arrivals = async (like: string) =>
  Object.fromEntries([...(await countReceived(cluster.data))].filter(([text]) => text.startsWith(like)));

test('limits are counted across the processes', async () => {
  const codes: number[] = [];
  for (let i = 0; i < FORMS_PER_MINUTE + 3; i++)
    codes.push((await contact(cluster.sites[i % 3], `limite-${i}`, '192.0.2.1')).status);
  expect(codes).toEqual([...Array(FORMS_PER_MINUTE).fill(200), 429, 429, 429]);
});

test('the same message to three processes at once is one message', async () => {
  const answers = await Promise.all(cluster.sites.map((site) => contact(site, 'una-sola-vez', '192.0.2.2')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await arrivals('una-sola-vez')).toEqual({ 'una-sola-vez': 1 });
});

test('what waited for the backend is delivered once', async () => {
  test.setTimeout(90_000);
  const keys = () => cluster.backend.received.map(({ headers }) => headers['idempotency-key']).filter((key) => key);
  /** Sends nine messages that wait for the backend; resolves when each has arrived once. */
  const wait = async (kind: string) => {
    cluster.backend.set('status-500');
    const texts = Array.from({ length: 9 }, (_, i) => `${kind}-${i}`);
    const answers = await Promise.all(texts.map((text, i) => contact(cluster.sites[i % 3], text, `192.0.${i + 3}.1`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    cluster.backend.set('none');
    const arrived = async () => Object.values(await arrivals(`${kind}-`));
    await expect.poll(arrived, { timeout: 40_000 }).toEqual(Array(9).fill(1));
  };
  await wait('espera');
  const sent = new Set(keys());
  const before = keys().length;
  // Whoever delivers these has looked at the queue again, and found nothing of the first.
  await wait('despues');
  expect(
    keys()
      .slice(before)
      .filter((key) => sent.has(key)),
  ).toEqual([]);
  expect(Object.values(await arrivals('espera-'))).toEqual(Array(9).fill(1));
});
