/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleCategories } from '@/e2e/support/samples';
import { readEnv } from '@/lib/env';
import { createCatalogue } from './catalogue';
import { createClient } from './client';
import { chooseTransport } from './transport';

it('The embedded backend tries again to open a database that could not be opened', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'biomedica-transport-'));
  await writeFile(join(folder, 'blocked'), 'a file where a folder should be');
  const { client, origin } = chooseTransport(readEnv({ DATABASE_URL: `file:${folder}/blocked/site.db` }));
  const { categories } = createCatalogue(createClient({ ...client, timeoutMs: 20_000 }), origin);
  await expect(categories()).rejects.toMatchObject({ digest: expect.stringMatching(/^BACKEND_/) });
  await rm(join(folder, 'blocked'));
  expect((await categories()).length).toBe(sampleCategories.length);
  await rm(folder, { recursive: true });
});
