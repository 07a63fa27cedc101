import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from './support/site';

test('traces go to the collector that is named, and carry no words of a search', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tracing-'));
  const bodies: string[] = [];
  const collector = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(pieces).toString('latin1'));
    response.end();
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const site = await serve({
    NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
    DATABASE_URL: `file:${folder}/site.db`,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  });
  try {
    expect((await fetch(`${site.url}/search/palabrasecreta`)).status).toBe(200);
    await expect.poll(() => bodies.join('').includes('biomedica-site'), { timeout: 20_000 }).toBe(true);
    expect(bodies.join('')).toContain('/contacto');
    expect(bodies.join('')).not.toContain('palabrasecreta');
  } finally {
    await site.stop();
    collector.close();
    await rm(folder, { recursive: true });
  }
});
