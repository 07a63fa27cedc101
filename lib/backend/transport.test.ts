/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleCategories } from '@/e2e/support/samples';
import { readEnv } from '@/lib/env';
import { createCatalogue } from './catalogue';
import { createClient } from './client';
import { network } from './network';
import { chooseTransport } from './transport';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biomedica-transport-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('chooseTransport', () => {
  it('takes the network when a backend is configured, and pictures only from its origin', () => {
    const { client, assets } = chooseTransport(readEnv({ BACKEND_URL: 'https://backend.test/api' }));
    expect(client).toMatchObject({
      baseUrl: 'https://backend.test/api',
      apiUrl: 'https://backend.test/index.php/api/v1',
      fetch: network,
    });
    expect(assets).toMatchObject({ origin: 'https://backend.test' });
    const isTaken = (path: string) => assets.isOptimised?.(`https://backend.test${path}`);
    expect([isTaken('/storage/a.webp'), isTaken('/a.webp'), isTaken('/a.webp?w=1')]).toEqual([true, true, false]);
  });

  it('tries again to open a database that could not be opened', async () => {
    await writeFile(join(folder, 'blocked'), 'a file where a folder should be');
    const { client, assets } = chooseTransport(readEnv({ DATABASE_URL: `file:${folder}/blocked/site.db` }));
    const { categories } = createCatalogue(createClient({ ...client, timeoutMs: 20_000 }), assets);
    await expect(categories()).rejects.toMatchObject({ digest: expect.stringMatching(/^BACKEND_/) });
    await rm(join(folder, 'blocked'));
    expect((await categories()).length).toBe(sampleCategories.length);
  });
});
