import { truncate } from '@/lib/text';
import { INVISIBLE } from './format';
import type { Listed } from './listed';
import type { Entry } from './listing';

/** Letters of a message that a line shows. */
const FIRST_WORDS = 60;

/** An entry for a terminal: a message is one line, a request for several products one line and one for each of them. */
export function toLines(entry: Entry): string[] {
  const [first] = entry;
  if (!first) return [];
  const { id, received_at, kind } = first;
  const person = describePerson(first);
  const words = [...describeTold(first), getWords(first)];
  if (entry.length === 1 && first.quantity === null)
    return [toLine([id, received_at, kind, ...getState(first), ...person, ...describeProduct(first), ...words])];
  const products = entry.map((row) => toLine([`  ${row.id}`, ...describeProduct(row), ...getState(row)]));
  return [toLine(['request', received_at, kind, `products ${entry.length}`, ...person, ...words]), ...products];
}

/** When the person accepted the data policy, and which version: the number of the message, and nothing else of it. */
export function toProof([first]: Entry): string {
  if (!first) return '';
  const { reference, received_at, kind, policy_version, policy_accepted_at } = first;
  const policy = policy_version ? `policy ${policy_version} accepted at ${policy_accepted_at}` : 'no policy is known';
  return toLine([reference, received_at, kind, policy]);
}

const getState = ({ status, attempts, code }: Listed) => [status, `attempts ${attempts}`, `code ${code ?? '-'}`];

const describePerson = ({ answered_at, reference, client_name, email, phone_number }: Listed) => [
  answered_at ? 'answered' : 'open',
  reference,
  client_name,
  email,
  phone_number,
];

/** Nothing where the company is not told. */
const describeTold = ({ told }: Listed) => (told ? [told] : []);

/** Nothing for a contact message. */
function describeProduct({ id_product, product, quantity }: Listed): string[] {
  if (id_product === '') return [];
  const name = ['product', id_product, product].filter(Boolean).join(' ');
  return [quantity === null ? name : `${name} x${quantity}`];
}

/** What the visitor wrote: of a request for several products the last line is ours (toRows). */
function getWords({ description, quantity }: Listed): string {
  const text = quantity === null ? description : description.replace(/\n.*$/, '');
  return truncate(text.replace(/\s+/g, ' '), FIRST_WORDS);
}

const toLine = (cells: readonly (string | number)[]) => cells.join('  ').replace(INVISIBLE, ' ');
