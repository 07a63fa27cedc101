import '@/lib/process/load-env';
import { toTable } from '@/lib/database/backup';
import { busyTimeoutsMs } from '@/lib/database/connect';
import { requireDatabase } from '@/lib/database/permissions';
import { env } from '@/lib/env';
import { runCommandLine } from '@/lib/process/run-command';
import { toPrintedLine } from '@/lib/text';
import { parseNumber } from '../receipt';
import { openStore } from '../store';
import { listRows, toJson, toLine, toMessageCsv, toPerson } from './listing';

const USAGE = `npm run --silent messages -- [COMMAND] [options]

What the forms received, newest first, and what became of it. Personal data: keep the output where you keep such data.

  list              a line for each, of a list for each product; the command without a name does the same
  show NUMBER       the whole text of the message with this número de radicado, with or without its spaces and hyphen
  export            all of it as one JSON array or, with --csv, as CSV that Excel in Spanish opens
  retry ID          puts one back into the queue as if it were new; the running site sends it within seconds
  release NUMBER    lets a suspected message go to the backend and to the company's mail
  erase [NUMBER]    erases a message, or all that is kept of --person, and prints a receipt without personal data

which messages list and export show
  --pending         only what waits for the backend or for you: suspected, dead-letter, unknown-outcome
  --since DATE      from this day on (2026-11-21, in Colombia) or moment (2026-11-21T08:00:00-05:00)
  --person TEXT     only those of the person with this e-mail address or phone number (with or without +57)

--json and --csv without a command are export, --erase is erase`;

const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
const options = { pending: flag, since: text, person: text, json: flag, csv: flag, erase: flag };
const COMMANDS = ['list', 'show', 'export', 'retry', 'release', 'erase'];
const DAY_BEGINS = 'T00:00:00-05:00';

await runCommandLine([USAGE, options, 0, 4], async (given, ...words) => {
  const { pending, person, json, csv } = given;
  const command = words.shift() ?? (given.erase ? 'erase' : json || csv ? 'export' : 'list');
  const subject = words.join(' ');
  const needsSubject = ['show', 'retry', 'release'].includes(command) || (command === 'erase' && person === undefined);
  // Filters do not apply to erase: somebody could expect that they do.
  const isErasing = given.erase || command === 'erase';
  const isMixed = (json && csv) || (isErasing && [pending, given.since, json, csv].some(Boolean));
  if (!COMMANDS.includes(command) || needsSubject !== (subject !== '') || isMixed) return null;
  const since = Date.parse(given.since?.replace(/^\d{4}-\d\d-\d\d$/, `$&${DAY_BEGINS}`) ?? '1970-01-01');
  const who = person === undefined ? undefined : toPerson(person);
  const number = needsSubject && command !== 'retry' ? parseNumber(subject) : '';
  if (Number.isNaN(since)) throw new Error(`--since takes a date or a moment, not '${given.since}'`);
  if (who === null) throw new Error(`--person takes an e-mail address or a phone number, not '${person}'`);
  if (number === null) throw new Error(`There is no number '${subject}': a digit is wrong`);
  await requireDatabase(env.databaseUrl);
  const store = await openStore(env.databaseUrl, busyTimeoutsMs.command);
  const find = (condition = who) => listRows(store, env.backendUrl !== undefined, { ...given, since }, condition);
  const numbered = { where: 'number = ?', args: [number] };
  try {
    switch (command) {
      case 'export':
        process.stdout.write((csv ? toMessageCsv : toJson)(await find()));
        break;
      case 'retry':
        if (!(await store.retry(subject, Date.now())))
          throw new Error(`There is no message ${subject} in the outbox, or it is suspected: release.`);
        console.log(`Message ${subject} is in the queue again.`);
        break;
      case 'release': {
        const count = await store.release(number, Date.now());
        if (count === 0) throw new Error(`No suspected message has ${number}.`);
        console.log(`Released: ${number} (${count} in the outbox).`);
        break;
      }
      case 'erase': {
        const { waiting, ...erased } = await store.erase(who ?? numbered);
        if (!who && erased.form_messages === 0) throw new Error('There is no such message.');
        // Without anything of the person.
        console.log(`Erased at ${new Date().toISOString()}, rows of each table:\n${toTable(erased)}`);
        if (waiting > 0) console.log(`${waiting} of them waited for the backend: they are not sent any more.`);
        break;
      }
      default: {
        const rows = await find(command === 'show' ? numbered : who);
        const whole = command === 'show' ? (rows[0]?.description.split('\n') ?? []) : [];
        const lines = [...rows.map(toLine), ...whole.map((line) => `  > ${toPrintedLine(line)}`)];
        console.log(lines.join('\n') || 'No messages.');
      }
    }
    return 0;
  } finally {
    store.close();
  }
});
