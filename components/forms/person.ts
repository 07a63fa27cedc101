import { type Draft, withStorage } from './draft';

const KEY = 'mis-datos';

/** Keeps what somebody who sent a message wrote, but for the comments: for this visit, in this tab alone. */
export function rememberPerson({ description: _, ...person }: Draft): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(person)));
}

/** Who has sent a message in this visit; null for nobody. */
export function getPerson(): Draft | null {
  let person: Draft | null = null;
  withStorage((storage) => {
    person = JSON.parse(storage.getItem(KEY) ?? 'null');
  });
  return person;
}

/** Forgets who has sent a message. */
export function forgetPerson(): void {
  withStorage((storage) => storage.removeItem(KEY));
}
