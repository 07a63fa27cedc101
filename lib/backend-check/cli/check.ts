import '@/lib/process/load-env';
import { network } from '@/lib/backend/network';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { runCommandLine } from '@/lib/process/run-command';
import { checkBackend, toTable } from '../check-backend';

const USAGE = `npm run --silent backend:check -- URL [options]

Asks a backend all that the site asks (docs/backend-contract.md) and judges the answers as the site does. Exit status 1 when one has a fault.

  URL        base of the GET calls: BACKEND_URL unless given
  --api URL  base of the POST calls: {origin of URL}/index.php/api/v1 unless given
  --send     also sends one marked message to each form, twice with the same key`;

/** As long as a page waits (lib/backend/transport.ts). */
const READ_MS = 3_500;

const OPTIONS = { api: { type: 'string' }, send: { type: 'boolean', default: false } } as const;

await runCommandLine([USAGE, OPTIONS, 0, 1], async ({ api, send }, given) => {
  const url = given ?? env.backendUrl ?? '';
  if (!URL.canParse(url)) return null;
  // Its faults are in the table.
  log.level = 'silent';
  const { origin } = new URL(url);
  const apiUrl = api ?? (given ? undefined : env.backendApiUrl) ?? `${origin}/index.php/api/v1`;
  const rows = await checkBackend({
    baseUrl: url.replace(/\/+$/, ''),
    apiUrl,
    storageUrl: given ? `${origin}/storage/docs` : env.backendStorageUrl,
    fetch: network,
    timeoutMs: READ_MS,
    postTimeoutMs: env.backendPostMs,
    isSending: send,
  });
  const faults = rows.filter(({ verdict }) => verdict === 'FAULT').length;
  console.log(`${toTable(rows)}\n${rows.length} rows, ${faults} with faults.`);
  return faults > 0 ? 1 : 0;
});
