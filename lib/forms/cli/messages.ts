import '@/lib/load-env';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { env } from '@/lib/env';
import { referenceOf } from '../reference';
import { openStore, type Store } from '../store';
import type { Submission } from '../submission';

const USAGE = `npm run messages -- [options]

Lists what the forms received, and what became of it. Personal data: keep the output where you keep such data.

  --pending      only what waits for the backend or was set aside after seven days
  --since DATE   from this day on (2026-11-21) or moment (2026-11-21T08:00:00-05:00)
  --page N       page N of the list, 20 a page (the table only)
  --json, --csv  everything, as JSON lines or CSV
  --retry ID     puts one back into the queue; the running site delivers it within seconds`;

const TABLE_PAGE = 20;
const EXPORT_PAGE = 500;

const { values } = parseArgs({
  options: {
    pending: { type: 'boolean', default: false },
    since: { type: 'string' },
    page: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    csv: { type: 'boolean', default: false },
    retry: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  const since = values.since ? Date.parse(values.since) : 0;
  const page = Number(values.page);
  if (values.help || Number.isNaN(since) || !Number.isInteger(page) || page < 1) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const store = await openStore(env.databaseUrl);
  try {
    if (values.retry) return await retry(store, Number(values.retry));
    const filter = { pending: values.pending, since };
    if (values.csv || values.json) await exportAll(store, filter, values.csv ? csvLines : jsonLines);
    else await showPage(store, filter, page);
    return 0;
  } finally {
    store.close();
  }
}

async function retry(store: Store, id: number): Promise<number> {
  const isQueued = Number.isInteger(id) && (await store.retry(id, Date.now()));
  console.log(isQueued ? `Message ${id} is in the queue again.` : `There is no message ${values.retry}.`);
  return isQueued ? 0 : 1;
}

type Filter = { readonly pending: boolean; readonly since: number };

async function* pages(store: Store, filter: Filter, limit: number): AsyncGenerator<Submission[]> {
  let afterId = 0;
  for (;;) {
    const rows = await store.page({ ...filter, afterId, limit });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    afterId = last.id;
  }
}

async function exportAll(
  store: Store,
  filter: Filter,
  format: (rows: Submission[], isFirst: boolean) => string,
): Promise<void> {
  let done = 0;
  for await (const rows of pages(store, filter, EXPORT_PAGE)) {
    process.stdout.write(format(rows, done === 0));
    done += rows.length;
    if (done >= EXPORT_PAGE) console.error(`${done} messages written`);
  }
}

async function showPage(store: Store, filter: Filter, wanted: number): Promise<void> {
  let number = 0;
  for await (const rows of pages(store, filter, TABLE_PAGE)) {
    number += 1;
    if (number < wanted) continue;
    for (const row of rows) console.log(lineOf(row));
    console.log(`Page ${number}; --page ${number + 1} for more.`);
    return;
  }
  console.log(number === 0 ? 'No messages.' : `There are ${number} pages.`);
}

function lineOf(row: Submission): string {
  const { id, kind, status, attempts, code, payload } = row;
  const when = new Date(row.createdAt).toISOString();
  return [
    id,
    when,
    kind,
    status,
    `attempts ${attempts}`,
    `code ${code ?? '-'}`,
    referenceOf(row.key),
    payload.client_name,
    payload.email,
  ]
    .join('  ')
    .replace(/\p{C}/gu, ' ');
}

function flat(row: Submission): Record<string, string | number | null> {
  const { id, kind, status, attempts, code, message, policyVersion, payload } = row;
  const when = new Date(row.createdAt).toISOString();
  const { client_name, email, phone_number, description, id_product = '' } = payload;
  const person = {
    client_name: client_name ?? '',
    email: email ?? '',
    phone_number: phone_number ?? '',
    description: description ?? '',
  };
  const outcome = { status, attempts, code, message, policy_version: policyVersion, policy_accepted_at: when };
  return { id, received_at: when, reference: referenceOf(row.key), kind, ...person, id_product, ...outcome };
}

const jsonLines = (rows: Submission[]) => rows.map((row) => `${JSON.stringify(flat(row))}\n`).join('');

/** Cells that a spreadsheet would run as formulas (= + - @) are made texts: https://owasp.org/www-community/attacks/CSV_Injection */
function csvLines(rows: Submission[], isFirst: boolean): string {
  return stringify(rows.map(flat), { header: isFirst, escape_formulas: true });
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
