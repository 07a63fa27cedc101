import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getContentSecurityPolicy, getSecurityHeaders } from '@/lib/http/security-headers';
import { runCommand } from '@/lib/process/run-command';
import { buildForVercel } from './build-for-vercel';
import { findFaults, formatReport } from './report';
import { readVercelOutput } from './vercel-output';

// npm run check:vercel: builds as Vercel does, in a temporary folder, and reports what would go there. Exit status 1 when something must not.
const SHOWN_PAGE = '/contacto';
/** What next.config.mjs sets on every address there. */
const REQUIRED_HEADERS = {
  ...getSecurityHeaders(true),
  'Content-Security-Policy': getContentSecurityPolicy(true, ["'unsafe-inline'"]),
};

async function main(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'check-vercel-'));
  try {
    buildForVercel(folder);
    const output = readVercelOutput(folder);
    const faults = findFaults(output, REQUIRED_HEADERS);
    console.log(['', ...formatReport(output, SHOWN_PAGE), ''].join('\n'));
    for (const fault of faults) console.error(fault);
    console.log(faults.length > 0 ? `${faults.length} faults.` : 'No faults.');
    return faults.length > 0 ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true });
  }
}

await runCommand(main);
