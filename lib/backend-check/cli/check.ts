import '@/lib/process/load-env';
import { parseArgs } from 'node:util';
import { network } from '@/lib/backend/network';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { runCommand } from '@/lib/process/run-command';
import { checkBackend, toTable } from '../check-backend';

const USAGE = `npm run --silent backend:check -- URL [options]

Asks a backend all that the site asks (docs/backend-contract.md) and judges the answers as the site does. Exit status 1 when one has a fault.

  URL        base of the GET calls: BACKEND_URL unless given
  --api URL  base of the POST calls: {origin of URL}/index.php/api/v1 unless given
  --send     also sends one marked message to each form, twice with the same key`;

/** As long as a page waits (lib/backend/transport.ts). */
const READ_MS = 3_500;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      api: { type: 'string' },
      send: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [url = env.backendUrl ?? ''] = positionals;
  if (values.help || !URL.canParse(url)) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  // Its faults are in the table.
  log.level = 'silent';
  const apiUrl =
    values.api ??
    (positionals.length === 0 ? env.backendApiUrl : undefined) ??
    `${new URL(url).origin}/index.php/api/v1`;
  const rows = await checkBackend({
    baseUrl: url.replace(/\/+$/, ''),
    apiUrl,
    storageUrl: positionals.length === 0 ? env.backendStorageUrl : `${new URL(url).origin}/storage/docs`,
    fetch: network,
    timeoutMs: READ_MS,
    postTimeoutMs: env.backendPostMs,
    isSending: values.send,
  });
  const faults = rows.filter(({ verdict }) => verdict === 'FAULT').length;
  console.log(`${toTable(rows)}\n${rows.length} rows, ${faults} with faults.`);
  return faults > 0 ? 1 : 0;
}

await runCommand(main);
