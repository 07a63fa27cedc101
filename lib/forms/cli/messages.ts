import '@/lib/process/load-env';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { connect } from '@/lib/database/connect';
import { requireDatabase } from '@/lib/database/permissions';
import { busyTimeoutsMs } from '@/lib/database/writes';
import { env } from '@/lib/env';
import { openStore } from '@/lib/forms/outbox/store';
import { parseReference } from '@/lib/forms/reference';
import { runCommand } from '@/lib/process/run-command';
import { csv, type Format, json, toLines } from './format';
import { type Listed, listing, toEntries } from './listing';

const USAGE = `npm run --silent messages -- [options]

Lists what the forms received, and what became of it. Personal data: keep the output where you keep such data.

  --pending      only what waits for the backend, and what was given up: dead-letter, unknown-outcome
  --since DATE   from this day on (2026-11-21, in Colombia) or moment (2026-11-21T08:00:00-05:00)
  --number TEXT  only the message with this número de radicado, with or without its spaces and hyphen
  --page N       page N of the list, 20 a page (the table only)
  --json, --csv  everything, as one JSON array or as CSV; of a request for several products each one, with the request's reference
  --retry ID     puts one back into the queue as if it were new; the running site delivers it within seconds`;

const ENTRIES_OF_PAGE = 20;
const ROWS_AT_ONCE = 500;
const DAY_BEGINS = 'T00:00:00-05:00';

async function main(): Promise<number> {
  const options = readOptions();
  if (!options) return 2;
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  await requireDatabase(env.databaseUrl);
  const store = await openStore(env.databaseUrl, busyTimeoutsMs.command);
  const db = await connect(env.databaseUrl, busyTimeoutsMs.command);
  const rows = listing(store, db, options, ROWS_AT_ONCE);
  try {
    if (options.retry !== undefined) return await retry(store, options.retry);
    if (options.csv || options.json) await exportAll(rows, options.csv ? csv : json);
    else await showPage(toEntries(rows), options.page);
    return 0;
  } finally {
    store.close();
    db.close();
  }
}

/** The command's options; null, reported on the error output, when one of them is invalid. */
function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      // The rest of a number that was typed with its space and without quotation marks.
      allowPositionals: true,
      options: {
        pending: { type: 'boolean', default: false },
        since: { type: 'string', default: '1970-01-01' },
        number: { type: 'string' },
        page: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
        retry: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    const since = Date.parse(/^\d{4}-\d\d-\d\d$/.test(values.since) ? values.since + DAY_BEGINS : values.since);
    if (Number.isNaN(since)) throw new Error(`--since takes a date or a moment, not '${values.since}'`);
    const number = values.number === undefined ? null : parseReference([values.number, ...positionals].join(''));
    if (number === null && (values.number !== undefined || positionals.length > 0))
      throw new Error(`There is no number '${[values.number, ...positionals].join(' ').trim()}': a digit is wrong`);
    if (!/^[1-9]\d*$/.test(values.page)) throw new Error(`--page takes a number from 1, not '${values.page}'`);
    return { ...values, number, since, page: Number(values.page) };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return null;
  }
}

async function retry(store: Awaited<ReturnType<typeof openStore>>, text: string): Promise<number> {
  const id = Number(text);
  const isQueued = Number.isInteger(id) && (await store.retry(id, Date.now()));
  console.log(isQueued ? `Message ${id} is in the queue again.` : `There is no message ${text} in the outbox.`);
  return isQueued ? 0 : 1;
}

async function exportAll(pages: AsyncIterable<Listed[]>, format: Format): Promise<void> {
  let done = 0;
  await write(format.begin);
  for await (const rows of pages) {
    await write(rows.map((row, index) => format.row(row, done + index === 0)).join(''));
    done += rows.length;
    if (done >= ROWS_AT_ONCE) console.error(`${done} messages written`);
  }
  await write(format.end);
}

/** Waits for a slow reader, so that a long export never piles up in memory. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

async function showPage(entries: AsyncIterable<readonly Listed[]>, wanted: number): Promise<void> {
  let count = 0;
  for await (const entry of entries) {
    count += 1;
    if (Math.ceil(count / ENTRIES_OF_PAGE) === wanted) for (const line of toLines(entry)) console.log(line);
    if (count > wanted * ENTRIES_OF_PAGE) break;
  }
  const pages = Math.ceil(count / ENTRIES_OF_PAGE);
  if (count === 0) console.log('No messages.');
  else if (pages > wanted) console.log(`Page ${wanted}; --page ${wanted + 1} for more.`);
  else console.log(pages === wanted ? `Page ${wanted}, the last.` : `There are ${pages} pages.`);
}

await runCommand(main);
