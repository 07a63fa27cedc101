import '@/lib/process/load-env';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { runCommandLine } from '@/lib/process/run-command';
import { checkBackend, toTable } from '../check-backend';

const USAGE = `npm run --silent backend:check -- [URL]

Makes every GET of the site (docs/backend-contract.md) and judges the answers as the site does. Exit status 1 when one
has a fault.

  URL  base of the calls: BACKEND_URL unless given`;

await runCommandLine([USAGE, {}, 0, 1], async (_, given) => {
  const url = given ?? env.backendUrl ?? '';
  if (!URL.canParse(url)) return null;
  // Its faults are in the table.
  log.level = 'silent';
  const storageUrl = given ? `${new URL(url).origin}/storage/docs` : env.backendStorageUrl;
  const rows = await checkBackend(url.replace(/\/+$/, ''), storageUrl);
  const faults = rows.filter(({ verdict }) => verdict === 'FAULT').length;
  console.log(`${toTable(rows)}\n${rows.length} rows, ${faults} with faults.`);
  return faults > 0 ? 1 : 0;
});
