import '@/lib/process/load-env';
import { parseArgs } from 'node:util';
import { requireDatabase } from '@/lib/database/permissions';
import { busyTimeoutsMs } from '@/lib/database/writes';
import { env } from '@/lib/env';
import { runCommand } from '@/lib/process/run-command';
import { parseNumber } from '../number';
import { type Condition, EVERYBODY, openStore, type Store } from '../store';
import { csv, json, printAll, printTable } from './format';
import { type Filter, listEntries, toPerson } from './listing';

const USAGE = `npm run --silent messages -- [options]

Lists what the forms received, newest first, and what became of it. Personal data: keep the output where you keep such data.

which messages
  --pending         only what waits for the backend or for you: suspected, dead-letter, unknown-outcome
  --since DATE      from this day on (2026-11-21, in Colombia) or moment (2026-11-21T08:00:00-05:00)
  --number NUMBER   only the message with this número de radicado, with or without its spaces and hyphen; the list shows its whole text
  --person TEXT     only those of the person with this e-mail address or phone number (with or without +57)
  --search TEXT     only those with all these words in a field; accents and case do not matter

in which form
  --json, --csv     all of it as one JSON array, or as CSV that Excel in Spanish opens; of a list each product

what to do with them
  --mark answered, --mark open   marks the message of --number, or takes the mark away
  --release NUMBER  lets the suspected message with this number go to the backend and to the company's mail
  --retry ID        puts one back into the queue as if it were new; the running site sends it within seconds
  --erase           erases the message of --number, or all that is kept of --person, and prints a receipt without personal data`;

/** Each takes a text, or is on or off. */
const OPTIONS = {
  ...toOptions('string', ['since', 'number', 'person', 'search', 'mark', 'release', 'retry']),
  ...toOptions('boolean', ['pending', 'json', 'csv', 'erase', 'help']),
};

function toOptions<N extends string, T extends 'string' | 'boolean'>(type: T, names: readonly N[]) {
  return Object.fromEntries(names.map((name) => [name, { type }])) as Record<N, { readonly type: T }>;
}

const MARKS: Readonly<Record<string, number | null>> = { answered: Date.now(), open: null };
const DAY_BEGINS = 'T00:00:00-05:00';
/** Who gives two of them expects what would not happen. */
const ACTIONS = ['json', 'csv', 'mark', 'release', 'retry', 'erase'] as const;

/** The options in `args`; throws an error with one line when one of them is invalid. */
function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  // The rest of a number that was typed with its spaces and without quotation marks.
  const rest = positionals.map((text) => ` ${text}`).join('');
  const wanted = values.release ?? values.number;
  const given = ACTIONS.filter((name) => values[name] !== undefined);
  const number = wanted === undefined ? undefined : parseNumber(wanted + rest);
  const person = values.person === undefined ? undefined : toPerson(values.person + (wanted === undefined ? rest : ''));
  const { since = '1970-01-01' } = values;
  const time = Date.parse(/^\d{4}-\d\d-\d\d$/.test(since) ? since + DAY_BEGINS : since);
  const needsOne = values.erase || values.mark !== undefined;
  check(given.length < 2, `--${given[0]} does not go with --${given[1]}`);
  check(rest === '' || (wanted ?? values.person) !== undefined, `Nothing takes '${rest.trim()}'`);
  check(!Number.isNaN(time), `--since takes a date or a moment, not '${since}'`);
  check(number !== null, `There is no number '${wanted}${rest}': a digit is wrong`);
  check(person !== null, `--person takes an e-mail address or a phone number, not '${values.person}'`);
  check(values.mark === undefined || values.mark in MARKS, `--mark takes answered or open, not '${values.mark}'`);
  check(!needsOne || wanted !== undefined || (values.erase && values.person), `--${given[0]} needs --number`);
  check(
    !values.erase || !(values.pending || values.since || values.search),
    '--erase takes --number or --person alone',
  );
  return { ...values, number: number ?? undefined, person: person ?? undefined, since: time };
}

type Options = ReturnType<typeof readOptions>;

function check(isRight: unknown, message: string): void {
  if (!isRight) throw new Error(message);
}

/** The messages of a number or of a person: all of what is erased or listed. */
function toCondition({ number, person }: Options): Condition {
  if (number === undefined) return person ?? EVERYBODY;
  const ofNumber = { where: 'number = ?', args: [number] };
  return person ? { where: `number = ? AND ${person.where}`, args: [number, ...person.args] } : ofNumber;
}

async function main(): Promise<number> {
  let options: Options;
  try {
    options = readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return 2;
  }
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  await requireDatabase(env.databaseUrl);
  const store = await openStore(env.databaseUrl, busyTimeoutsMs.command);
  try {
    return await run(options, store);
  } finally {
    store.close();
  }
}

async function run(options: Options, store: Store): Promise<number> {
  const { number = '', retry, release, mark } = options;
  const now = Date.now();
  if (retry !== undefined)
    return say(
      /^[1-9]\d*$/.test(retry) && (await store.retry(Number(retry), now)),
      `Message ${retry} is in the queue again.`,
      `There is no message ${retry} in the outbox, or it is suspected: --release.`,
    );
  if (release !== undefined) {
    const count = await store.release(number, now);
    return say(count, `Released: ${number} (${count} in the outbox).`, `No suspected message has ${number}.`);
  }
  const filter: Filter = { ...options, who: toCondition(options) };
  if (options.erase) return erase(store, filter.who, options.person !== undefined && number === '');
  const entries = listEntries(store, env.backendUrl !== undefined, filter);
  if (mark !== undefined) {
    const ids: number[] = [];
    for await (const { id } of entries) ids.push(id);
    await store.mark(ids, 'answered_at', MARKS[mark] ?? null);
    return say(ids.length, `Marked as ${mark}: ${number}.`, 'There is no such message.');
  }
  const format = options.json ? json : options.csv ? csv : null;
  const shown = format ? await printAll(entries, format) : await printTable(entries, number !== '');
  await store.mark(shown, 'opened_at', now);
  return 0;
}

function say(isDone: unknown, done: string, missing: string): number {
  console.log(isDone ? done : missing);
  return isDone ? 0 : 1;
}

/** Prints what was erased, without anything of the person. */
async function erase(store: Store, who: Condition, isPerson: boolean): Promise<number> {
  const { waiting, ...rows } = await store.erase(who, isPerson);
  if (!isPerson && rows.form_messages === 0) return say(false, '', 'There is no such message.');
  console.log(`Erased at ${new Date().toISOString()}, rows of each table:`);
  for (const [table, count] of Object.entries(rows)) console.log(`${String(count).padStart(8)}  ${table}`);
  if (waiting > 0) console.log(`${waiting} of them waited for the backend: they are not sent any more.`);
  return 0;
}

await runCommand(main);
