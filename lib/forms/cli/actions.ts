import { type Desk, type Erased, toCondition } from '@/lib/forms/outbox/desk';
import type { Condition } from '@/lib/forms/outbox/person';
import type { Store } from '@/lib/forms/outbox/store';
import type { Entry } from './listing';
import { toProof } from './table';

// What the command does to messages, and says of it; each gives the exit status.

/** Puts a message back into the queue. */
export async function retry(store: Store, text: string): Promise<number> {
  const id = Number(text);
  const isQueued = Number.isInteger(id) && (await store.retry(id, Date.now()));
  console.log(
    isQueued
      ? `Message ${id} is in the queue again.`
      : `There is no message ${text} in the outbox, or it is suspected: --release.`,
  );
  return isQueued ? 0 : 1;
}

/** Puts a message that was suspected into the queue, with all products of its request. */
export async function release(store: Store, reference: string): Promise<number> {
  const count = await store.release(reference, Date.now());
  console.log(
    count > 0 ? `Released: ${reference} (${count} in the outbox).` : `No suspected message has ${reference}.`,
  );
  return count > 0 ? 0 : 1;
}

/** Marks what was chosen as answered or, with another mark, as open. */
export async function mark(desk: Desk, entries: AsyncIterable<Entry>, text: string): Promise<number> {
  const { own, references } = await split(entries);
  if (own.length === 0) return sayMissing();
  await (text === 'answered' ? desk.answer(own, Date.now()) : desk.reopen(own));
  console.log(`Marked as ${text}: ${references.join(', ')} (${own.length} in the outbox).`);
  return 0;
}

/** Erases what was chosen. */
export async function remove(desk: Desk, entries: AsyncIterable<Entry>): Promise<number> {
  const { own, embedded } = await split(entries);
  if (own.length + embedded.length === 0) return sayMissing();
  printReceipt(await desk.erase(toCondition(own), toCondition(embedded)));
  return 0;
}

/** Erases all that is kept of a person. */
export async function erasePerson(desk: Desk, person: Condition): Promise<number> {
  printReceipt(await desk.erase(person, person));
  return 0;
}

/** Prints when the policy was accepted, for each message. */
export async function printProof(entries: AsyncIterable<Entry>): Promise<number> {
  let count = 0;
  for await (const entry of entries) {
    console.log(toProof(entry));
    count += 1;
  }
  if (count === 0) console.log('No messages.');
  return 0;
}

/** The ids in the outbox, those that only the embedded backend has, and the numbers. */
async function split(entries: AsyncIterable<Entry>) {
  const own: number[] = [];
  const embedded: number[] = [];
  const references = new Set<string>();
  for await (const entry of entries)
    for (const { id, reference } of entry) {
      if (typeof id === 'number') own.push(id);
      else embedded.push(Number(id.slice(1)));
      references.add(reference);
    }
  return { own, embedded, references: [...references] };
}

function sayMissing(): number {
  console.log('There is no such message.');
  return 1;
}

/** What was erased, without anything of the person. */
function printReceipt({ waiting, ...rows }: Erased): void {
  console.log(`Erased at ${new Date().toISOString()}, rows of each table:`);
  for (const [table, count] of Object.entries(rows)) console.log(`${String(count).padStart(8)}  ${table}`);
  if (waiting > 0) console.log(`${waiting} of them waited for the backend: they are not sent any more.`);
}
