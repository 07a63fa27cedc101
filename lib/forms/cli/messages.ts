import '@/lib/process/load-env';
import { connect, type Database } from '@/lib/database/connect';
import { requireDatabase } from '@/lib/database/permissions';
import { busyTimeoutsMs } from '@/lib/database/writes';
import { env } from '@/lib/env';
import { createDesk, type Desk } from '@/lib/forms/outbox/desk';
import { openStore, type Store } from '@/lib/forms/outbox/store';
import { runCommand } from '@/lib/process/run-command';
import { erasePerson, mark, printProof, release, remove, retry } from './actions';
import { createCsv, json } from './format';
import { type Entry, listEntries } from './listing';
import { type Options, readOptions, USAGE } from './options';
import { exportAll, exportSpreadsheet, showPage } from './output';
import { createNames } from './product-names';

async function main(): Promise<number> {
  const options = readOptionsOrReport();
  if (!options) return 2;
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  await requireDatabase(env.databaseUrl);
  const store = await openStore(env.databaseUrl, busyTimeoutsMs.command);
  const db = await connect(env.databaseUrl, busyTimeoutsMs.command);
  try {
    return await run(options, store, db);
  } finally {
    store.close();
    db.close();
  }
}

/** The command's options; null, reported on the error output, when one of them is invalid. */
function readOptionsOrReport(): Options | null {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return null;
  }
}

async function run(options: Options, store: Store, db: Database): Promise<number> {
  const desk = createDesk(db);
  const entries = listEntries(store, db, createNames(db, env.backendUrl !== undefined), options);
  if (options.retry !== undefined) return retry(store, options.retry);
  if (options.release !== undefined) return release(store, options.number ?? '');
  if (options.mark !== undefined) return mark(desk, entries, options.mark);
  if (options.delete !== undefined) return remove(desk, entries);
  if (options.erase && options.person) return erasePerson(desk, options.person);
  if (options.proof) return printProof(entries);
  return list(options, entries, desk);
}

/** Shows the list in the form that was asked for, and notes that the staff has seen what was shown. */
async function list(options: Options, entries: AsyncIterable<Entry>, desk: Desk): Promise<number> {
  const show = () => {
    if (options.xlsx !== undefined) return exportSpreadsheet(entries, options.xlsx);
    if (options.csv) return exportAll(entries, createCsv(options.separator));
    return options.json ? exportAll(entries, json) : showPage(entries, options.page);
  };
  const ids = await show();
  await desk.open(
    ids.filter((id) => typeof id === 'number'),
    Date.now(),
  );
  return 0;
}

await runCommand(main);
