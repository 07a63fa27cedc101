import '@/lib/load-env';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { connect } from '@/lib/backend/embedded/connect';
import { patience } from '@/lib/backend/embedded/writes';
import { env } from '@/lib/env';
import { runCommand } from '@/lib/run-command';
import { openStore } from '../store';
import { csv, type Format, json, line } from './format';
import { type Listed, listing } from './listing';

const USAGE = `npm run --silent messages -- [options]

Lists what the forms received, and what became of it. Personal data: keep the output where you keep such data.

  --pending      only what waits for the backend or was set aside
  --since DATE   from this day on (2026-11-21, in Colombia) or moment (2026-11-21T08:00:00-05:00)
  --page N       page N of the list, 20 a page (the table only)
  --json, --csv  everything, as one JSON array or as CSV
  --retry ID     puts one back into the queue; the running site delivers it within seconds`;

const TABLE_PAGE = 20;
const EXPORT_PAGE = 500;
const DAY_BEGINS = 'T00:00:00-05:00';

async function main(): Promise<number> {
  const options = readOptions();
  if (!options) return 2;
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  const store = await openStore(env.databaseUrl, patience.command);
  const db = await connect(env.databaseUrl, patience.command);
  const pages = (limit: number) => listing(store, db, options, limit);
  try {
    if (options.retry !== undefined) return await retry(store, options.retry);
    if (options.csv || options.json) await exportAll(pages(EXPORT_PAGE), options.csv ? csv : json);
    else await showPage(pages(TABLE_PAGE), options.page);
    return 0;
  } finally {
    store.close();
    db.close();
  }
}

/** The command's options; null, said on the error output, when one of them makes no sense. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        pending: { type: 'boolean', default: false },
        since: { type: 'string', default: '1970-01-01' },
        page: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
        retry: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    const since = Date.parse(/^\d{4}-\d\d-\d\d$/.test(values.since) ? values.since + DAY_BEGINS : values.since);
    if (Number.isNaN(since)) throw new Error(`--since takes a date or a moment, not '${values.since}'`);
    if (!/^[1-9]\d*$/.test(values.page)) throw new Error(`--page takes a number from 1, not '${values.page}'`);
    return { ...values, since, page: Number(values.page) };
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
    if (done >= EXPORT_PAGE) console.error(`${done} messages written`);
  }
  await write(format.end);
}

/** Waits for a slow reader, so that a long export never piles up in memory. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

async function showPage(pages: AsyncIterable<Listed[]>, wanted: number): Promise<void> {
  let number = 0;
  for await (const rows of pages) {
    number += 1;
    if (number < wanted) continue;
    for (const row of rows) console.log(line(row));
    console.log(`Page ${number}; --page ${number + 1} for more.`);
    return;
  }
  console.log(number === 0 ? 'No messages.' : `There are ${number} pages.`);
}

await runCommand(main);
