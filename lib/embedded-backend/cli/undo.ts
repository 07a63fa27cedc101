import '@/lib/process/load-env';
import { parseArgs } from 'node:util';
import { requireDatabase } from '@/lib/database/permissions';
import { busyTimeoutsMs } from '@/lib/database/writes';
import { toFile } from '@/lib/embedded-backend/catalogue-file';
import { openDatabase } from '@/lib/embedded-backend/database';
import { compareFiles } from '@/lib/embedded-backend/differences';
import { type KeptCatalogue, listKept, restoreKept } from '@/lib/embedded-backend/history';
import { readStored } from '@/lib/embedded-backend/stored';
import { env } from '@/lib/env';
import { runCommand } from '@/lib/process/run-command';
import { countDifferences, describeOutcome } from './report';

const USAGE = `npm run catalogue:undo                 brings back the catalogue before the last import
npm run catalogue:undo -- NUMBER       brings back another one that is kept (1: the last one)
npm run catalogue:undo -- --list       only shows which are kept

The last three catalogues are kept in the database. The one that is replaced is kept too: a second undo brings it back.
Ends with 0: done; 1: nothing was changed; 2: wrong options.`;

async function main(): Promise<number> {
  const options = {
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [place = '1', ...more] = positionals;
  if (values.help || more.length > 0 || !/^[1-9]$/.test(place)) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  await requireDatabase(env.databaseUrl);
  const database = await openDatabase(env.databaseUrl, busyTimeoutsMs.command);
  try {
    const kept = await listKept(database);
    for (const [index, catalogue] of kept.entries()) console.log(`${index + 1}  ${describe(catalogue)}`);
    if (values.list) {
      if (kept.length === 0) console.log('There is no catalogue before this one.');
      return 0;
    }
    const before = toFile((await readStored(database)).catalogue);
    await restoreKept(database, Number(place));
    const after = toFile((await readStored(database)).catalogue);
    console.log(`Number ${place} is back: ${countDifferences(compareFiles(before, after))}.`);
    console.log(describeOutcome());
    return 0;
  } finally {
    database.close();
  }
}

const describe = ({ storedAt, products }: KeptCatalogue) =>
  `${storedAt === 0 ? 'before 2026-11-22' : `loaded ${new Date(storedAt).toISOString()}`}  ${products} products`;

await runCommand(main);
