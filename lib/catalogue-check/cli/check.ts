import '@/lib/process/load-env';
import { parseArgs } from 'node:util';
import { writeNewFile } from '@/lib/embedded-backend/cli/report';
import { readDatabase } from '@/lib/embedded-backend/database';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { getPicturesFolder } from '@/lib/pictures/folder';
import { runCommand } from '@/lib/process/run-command';
import { FEW_FACTS, subjects } from '../check-product';
import { createHasFile } from '../files';
import { listFindings, toFindingsCsv, toSummary, toTable } from '../findings';
import { EXPIRING_DAYS } from '../registration';

const USAGE = `npm run --silent check:catalogue -- [options]

Says what the products of the embedded catalogue (DATABASE_URL) lack, and what leads nowhere. It changes nothing and asks no other host.

  facts         none, or fewer than ${FEW_FACTS}, or some that cannot be shown
  picture       none, or a file that is not in public/
  document      neither a data sheet nor another document, or a file that is not in public/
  registration  none, one that is not written as INVIMA does, or one that ends within ${EXPIRING_DAYS} days
  relation      related products, accessories, spares, consumables, services or a successor that are not there

  --skip SUBJECT  leaves a subject out, as often as needed (or SUBJECT,SUBJECT)
  --csv FILE      also writes all findings to the new file FILE; the table shows the first 100

Exit status: 0 when nothing was found, 1 when something was found or nothing could be checked, 2 for a subject that is none.`;

/** Findings that the table shows. */
const SHOWN_FINDINGS = 100;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      skip: { type: 'string', multiple: true, default: [] },
      csv: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const skipped = values.skip.flatMap((names) => names.split(',')).map((name) => name.trim());
  const unknown = skipped.filter((name) => !subjects.some((subject) => subject === name));
  if (values.help || unknown.length > 0) {
    console.log(unknown.length > 0 ? `There is no subject ${unknown.join(', ')}.\n\n${USAGE}` : USAGE);
    return values.help ? 0 : 2;
  }
  // What it would say of facts is in the table.
  log.level = 'silent';
  const { catalogue } = await readDatabase(env.databaseUrl);
  const hasFile = createHasFile('public', getPicturesFolder(env.databaseUrl));
  const findings = listFindings(catalogue, { hasFile, now: Date.now() }, skipped);
  if (findings.length > 0) console.log(toTable(findings, SHOWN_FINDINGS).join('\n'));
  const more = findings.length - SHOWN_FINDINGS;
  if (more > 0) console.log(`… and ${more} more; --csv FILE has all of them`);
  console.log(toSummary(findings, catalogue.products.length));
  if (env.backendUrl) console.log(`A site with BACKEND_URL (${env.backendUrl}) does not show this catalogue.`);
  if (values.csv !== undefined) {
    await writeNewFile(values.csv, Buffer.from(toFindingsCsv(findings)));
    console.log(`all findings written to ${values.csv}`);
  }
  return findings.length > 0 ? 1 : 0;
}

await runCommand(main);
