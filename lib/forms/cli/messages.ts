import '@/lib/process/load-env';
import { parseArgs } from 'node:util';
import { busyTimeoutsMs } from '@/lib/database/connect';
import { requireDatabase } from '@/lib/database/permissions';
import { env } from '@/lib/env';
import { runCommand } from '@/lib/process/run-command';
import { toOneLine } from '../mail-text';
import { parseNumber } from '../number';
import { type Condition, openStore, type Store } from '../store';
import { listRows, toCsv, toLine, toPerson } from './listing';

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
  --release NUMBER  lets the suspected message with this number go to the backend and to the company's mail
  --retry ID        puts one back into the queue as if it were new; the running site sends it within seconds
  --erase           erases the message of --number, or all that is kept of --person, and prints a receipt without personal data`;

const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
const options = {
  ...{ pending: flag, since: text, number: text, person: text, search: text },
  ...{ json: flag, csv: flag, release: text, retry: text, erase: flag, help: flag },
};
const DAY_BEGINS = 'T00:00:00-05:00';
/** Who gives two of them expects what would not happen. */
const ACTIONS = ['json', 'csv', 'release', 'retry', 'erase'] as const;

/** The options in `args`; throws an error with one line when one of them is invalid. */
function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  // The rest of a number that was typed with its spaces and without quotation marks.
  const rest = positionals.map((word) => ` ${word}`).join('');
  const wanted = values.release ?? values.number;
  const number = wanted === undefined ? undefined : parseNumber(wanted + rest);
  const person = values.person === undefined ? undefined : toPerson(values.person + (wanted === undefined ? rest : ''));
  const since = Date.parse(
    /^\d{4}-\d\d-\d\d$/.test(values.since ?? '') ? values.since + DAY_BEGINS : (values.since ?? '1970-01-01'),
  );
  const filters = values.pending || values.since || values.search;
  const given = ACTIONS.filter((name) => values[name] !== undefined);
  check(given.length < 2, `--${given[0]} does not go with --${given[1]}`);
  check(rest === '' || number !== undefined || person, `Nothing takes '${rest.trim()}'`);
  check(!Number.isNaN(since), `--since takes a date or a moment, not '${values.since}'`);
  check(number !== null, `There is no number '${wanted}${rest}': a digit is wrong`);
  check(person !== null, `--person takes an e-mail address or a phone number, not '${values.person}'`);
  check(!values.erase || ((number || person) && !filters), '--erase takes --number or --person alone');
  return { ...values, number: number ?? '', since, who: toCondition(number, person) };
}

type Options = ReturnType<typeof readOptions>;

function check(isRight: unknown, message: string): void {
  if (!isRight) throw new Error(message);
}

/** The messages of a number or of a person: all of what is erased or listed. */
function toCondition(number?: string | null, person?: Condition | null): Condition | undefined {
  if (!number) return person ?? undefined;
  return { where: `number = ? AND ${person?.where ?? 'TRUE'}`, args: [number, ...(person?.args ?? [])] };
}

async function main(): Promise<number> {
  let given: Options;
  try {
    given = readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return 2;
  }
  if (given.help) return say(true, USAGE);
  await requireDatabase(env.databaseUrl);
  const store = await openStore(env.databaseUrl, busyTimeoutsMs.command);
  try {
    return await run(given, store);
  } finally {
    store.close();
  }
}

async function run({ number, retry, release, who, ...given }: Options, store: Store): Promise<number> {
  const now = Date.now();
  if (retry !== undefined) {
    const isDone = /^[1-9]\d*$/.test(retry) && (await store.retry(Number(retry), now));
    const missing = `There is no message ${retry} in the outbox, or it is suspected: --release.`;
    return say(isDone, `Message ${retry} is in the queue again.`, missing);
  }
  if (release !== undefined) {
    const count = await store.release(number, now);
    return say(count > 0, `Released: ${number} (${count} in the outbox).`, `No suspected message has ${number}.`);
  }
  if (given.erase && who) return erase(store, who, number === '');
  const messages = await listRows(store, env.backendUrl !== undefined, { ...given, who });
  const rows = messages.flatMap((message) => message.rows);
  if (given.json) console.log(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`);
  else if (given.csv) console.log(toCsv(rows));
  else {
    console.log(rows.map(toLine).join('\n') || 'No messages.');
    const [first] = number === '' ? [] : rows;
    for (const line of first?.description.split('\n') ?? []) console.log(`  > ${toOneLine(line)}`);
  }
  const ids = messages.map(({ id }) => id);
  await store.markOpened(ids, now);
  return 0;
}

function say(isDone: boolean, done: string, missing = ''): number {
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
