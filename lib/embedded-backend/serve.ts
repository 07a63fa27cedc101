import '@/lib/process/load-env';
import { createServer as createHttpServer } from 'node:http';
import { parseArgs } from 'node:util';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createServer, toListener } from '@/lib/embedded-backend/server';
import { env } from '@/lib/env';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } });
const database = await openDatabase(env.databaseUrl);
const server = createHttpServer(toListener(createServer(async () => database)));
server.listen(Number(values.port), '127.0.0.1', () =>
  process.stdout.write(
    `The embedded backend answers at http://127.0.0.1:${values.port} (BACKEND_URL), over ${env.databaseUrl}\n`,
  ),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
