import '@/lib/process/load-env';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createServer } from '@/lib/embedded-backend/server';
import { env } from '@/lib/env';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } });
const database = await openDatabase(env.databaseUrl);
const server = serve(
  { fetch: createServer(async () => database), port: Number(values.port), hostname: '127.0.0.1' },
  ({ port }) =>
    process.stdout.write(
      `The embedded backend answers at http://127.0.0.1:${port} (BACKEND_URL), over ${env.databaseUrl}\n`,
    ),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
