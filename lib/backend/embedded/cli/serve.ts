import '@/lib/load-env';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { env } from '@/lib/env';
import { openDatabase } from '../database';
import { createServer } from '../server';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } });
const database = await openDatabase(env.databaseUrl);
const server = serve(
  { fetch: createServer(async () => database), port: Number(values.port), hostname: '127.0.0.1' },
  ({ port }) =>
    console.log(`The embedded backend answers at http://127.0.0.1:${port} (BACKEND_URL), over ${env.databaseUrl}`),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
