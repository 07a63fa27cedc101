import { expect, test } from './support/fixtures';
import { startFairSite } from './support/forms-site';
import { contact as person } from './support/samples';
import type { Site } from './support/site';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let site: Site;

test.beforeEach(async () => {
  site = await startFairSite();
});

test.afterEach(() => site.stop());

/** How often each status came when each of `visitors` sent a message of its own, all at once. */
async function countMessages(visitors: readonly string[], text: string) {
  const statuses = await Promise.all(
    visitors.map(async (visitor, index) => {
      const data = { ...person, description: `${text} ${index}` };
      const headers = { 'x-forwarded-for': visitor, 'content-type': 'application/json' };
      const answer = fetch(`${site.url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(data) });
      // 0: above the bound of requests under way those of the largest network are cut.
      return answer.then(
        ({ status }) => status,
        () => 0,
      );
    }),
  );
  return Object.fromEntries(
    [...new Set(statuses)].map((one) => [one, statuses.filter((status) => status === one).length]),
  );
}

/** Sixty posts and more, as one attacker sends them. */
const ATTACKS: readonly [string, readonly string[]][] = [
  ['ten /64s of one /48', Array.from({ length: 60 }, (_, index) => `2001:db8:1:${index % 10}::1`)],
  ['forty IPv4 addresses', Array.from({ length: 400 }, (_, index) => `198.18.${index % 40}.1`)],
];

for (const [name, attackers] of ATTACKS)
  test(`While ${name} send messages without a pause, forty visitors send one each, and none is refused`, async () => {
    const visitors = Array.from({ length: 40 }, (_, index) =>
      index % 2 ? `192.0.${index}.7` : `2001:db8:${1_000 + index}::7`,
    );
    // Once more when everything that all may send in a minute is used up.
    for (const wave of ['first', 'second']) {
      const newcomers = wave === 'first' ? visitors : ['203.0.113.7'];
      const [, honest] = await Promise.all([
        countMessages(attackers, `${wave} attack`),
        countMessages(newcomers, wave),
      ]);
      expect(honest).toEqual({ 200: newcomers.length });
    }
  });

test('The same message again and again counts nothing towards those of everyone', async () => {
  const visitors = Array.from({ length: 100 }, (_, index) => `198.18.${index}.1`);
  const again = async (visitor: string) => {
    const headers = { 'x-forwarded-for': visitor, 'content-type': 'application/json' };
    return (await fetch(`${site.url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(person) })).status;
  };
  for (const visitor of visitors) expect(await again(visitor)).toBe(200);
  // Of the sixty of everyone one is taken: twenty are a network's own.
  const neighbours = Array.from({ length: 20 }, (_, index) => `203.0.113.${index}`);
  expect(await countMessages(neighbours, 'neighbour')).toEqual({ 200: 20 });
});
