import { fieldNames, fields } from '@/lib/forms/fields';
import { type Draft, withStorage } from './draft';

export const PERSON_FIELDS = fieldNames.filter((name) => fields[name].isRemembered);
const KEY = 'mis-datos';

/** Keeps the details of whoever sent a message: for this visit, in this tab alone. */
export function rememberPerson(draft: Draft): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(draft, PERSON_FIELDS)));
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
