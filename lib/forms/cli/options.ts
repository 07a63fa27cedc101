import { parseArgs } from 'node:util';
import { toPerson } from '@/lib/forms/outbox/person';
import { parseReference } from '@/lib/forms/reference';

export const USAGE = `npm run --silent messages -- [options]

Lists what the forms received, newest first, and what became of it. Personal data: keep the output where you keep such data.

which messages
  --pending       only what waits for the backend or for you: suspected, dead-letter, unknown-outcome
  --since DATE    from this day on (2026-11-21, in Colombia) or moment (2026-11-21T08:00:00-05:00)
  --number TEXT   only the message with this número de radicado, with or without its spaces and hyphen
  --id ID         only the message with this id, or the whole request for several products that has it
  --search TEXT   only those with all these words, in any field, product name or number; accents and case do not matter
  --person TEXT   only those of the person with this e-mail address or phone number (with or without +57)

in which form
  --page N        page N of the list, 20 a page (the table only)
  --json, --csv   everything, as one JSON array or as CSV; of a request for several products each one, with the request's number
  --separator C   of the CSV: ; (the default, which Excel in Spanish opens), a comma or tab
  --xlsx FILE     everything, in a new file for Excel

what to do with them
  --mark answered, --mark open   marks the message of --number or --id, all its products, or takes the mark away
  --delete ID     erases the message with this id, with all products of its request
  --release NUMBER               lets the suspected message with this number go to the backend and to the company's mail, all its products
  --retry ID      puts one back into the queue as if it were new; the running site delivers it within seconds
  --person TEXT --proof          when the person accepted the data policy, and which version, for each message
  --person TEXT --erase          erases all that is kept of the person, and prints a receipt without personal data`;

const OPTIONS = {
  pending: { type: 'boolean' },
  since: { type: 'string' },
  number: { type: 'string' },
  id: { type: 'string' },
  search: { type: 'string' },
  person: { type: 'string' },
  page: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  separator: { type: 'string' },
  xlsx: { type: 'string' },
  mark: { type: 'string' },
  delete: { type: 'string' },
  retry: { type: 'string' },
  release: { type: 'string' },
  proof: { type: 'boolean' },
  erase: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const FILTERS = ['pending', 'since', 'number', 'id', 'search', 'person'];
/** What each form or action goes with: whoever gives more expects what would not happen. */
const GOES_WITH = {
  table: [...FILTERS, 'page'],
  json: FILTERS,
  csv: [...FILTERS, 'separator'],
  xlsx: FILTERS,
  mark: ['number', 'id'],
  delete: [],
  retry: [],
  release: [],
  proof: ['person'],
  erase: ['person'],
} as const satisfies Record<string, readonly string[]>;
type Action = keyof typeof GOES_WITH;

const SEPARATORS = new Map([
  [';', ';'],
  [',', ','],
  ['tab', '\t'],
]);
const MARKS = ['answered', 'open'];
const ID = /^e?[1-9]\d*$/;
const DAY_BEGINS = 'T00:00:00-05:00';

export type Options = ReturnType<typeof readOptions>;

/** The options in `args`; throws an error with one line when one of them is invalid, or does not go with the others. */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const action = chooseAction(Object.keys(values).filter((name) => name !== 'help'));
  const wanted = values.number ?? values.release;
  // The rest of a number that was typed with its spaces and without quotation marks.
  const rest = positionals.map((text) => ` ${text}`).join('');
  check(rest === '' || (wanted ?? values.person) !== undefined, `Nothing takes '${rest.trim()}'`);
  const { since = '1970-01-01', page = '1', separator = ';', id = values.delete, mark, search } = values;
  const number = wanted && wanted + rest;
  const person = values.person && values.person + (number === undefined ? rest : '');
  const options = {
    ...values,
    action,
    since: Date.parse(/^\d{4}-\d\d-\d\d$/.test(since) ? since + DAY_BEGINS : since),
    number: number === undefined ? undefined : parseReference(number),
    person: person === undefined ? undefined : toPerson(person),
    id,
    page: Number(page),
    separator: SEPARATORS.get(separator) ?? '',
  };
  check(!Number.isNaN(options.since), `--since takes a date or a moment, not '${since}'`);
  check(options.number !== null, `There is no number '${number}': a digit is wrong`);
  check(options.person !== null, `--person takes an e-mail address or a phone number, not '${person}'`);
  check(id === undefined || ID.test(id), `An id is a number, or e and a number, not '${id}'`);
  check(/^[1-9]\d*$/.test(page), `--page takes a number from 1, not '${page}'`);
  check(options.separator !== '', `--separator takes ; or , or tab, not '${separator}'`);
  check(search === undefined || search.trim() !== '', '--search takes words');
  check(values.xlsx !== '', '--xlsx takes the name of a file');
  check(mark === undefined || MARKS.includes(mark), `--mark takes answered or open, not '${mark}'`);
  check(mark === undefined || (number ?? id) !== undefined, '--mark needs --number or --id');
  check(!(values.proof || values.erase) || person !== undefined, `--${action} needs --person`);
  return options;
}

/** What is to be done: the table, unless one thing else is asked for; throws when a given option does not go with it. */
function chooseAction(given: readonly string[]): Action {
  const action = (Object.keys(GOES_WITH) as Action[]).find((name) => given.includes(name)) ?? 'table';
  const other = given.find((name) => name !== action && !GOES_WITH[action].some((one) => one === name));
  check(other === undefined, `--${other} does not go with ${action === 'table' ? 'the table' : `--${action}`}`);
  return action;
}

function check(isRight: boolean, message: string): void {
  if (!isRight) throw new Error(message);
}
