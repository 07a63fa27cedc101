import { withStorage } from '../ui/storage';
import { type Draft, getRememberBox, getValues, isText, KEPT_DRAFT, PERSON } from './draft';

/** How long a draft is remembered on the device. */
const DRAFT_MS = 7 * 86_400_000;

const OF_ONE_REQUEST = ['description', 'needed_by', 'process_number'];

/** Keeps who has sent a message for the next form: in this tab and, with the tick, on this device. */
export function rememberPerson(form: HTMLFormElement, values: Draft): void {
  const person = Object.fromEntries(Object.entries(values).filter(([name]) => !OF_ONE_REQUEST.includes(name)));
  const text = JSON.stringify(person);
  withStorage(() => {
    sessionStorage.setItem(PERSON, text);
    // It may be ticked before the code that watches it has come.
    if (getRememberBox(form)?.checked || isRemembering()) localStorage.setItem(PERSON, text);
  });
}

/** Who has sent a message in this tab or, with the tick, on this device; null for nobody. */
export function getPerson(): Draft | null {
  return withStorage(() => {
    const known: Draft = JSON.parse(sessionStorage.getItem(PERSON) ?? localStorage.getItem(PERSON) ?? '{}');
    return known.client_name ? known : null;
  }, null);
}

/** Forgets who has sent messages, in this tab and on this device, and takes the tick of `form` away. */
export function forgetPerson(form: HTMLFormElement): void {
  const box = getRememberBox(form);
  if (box) box.checked = false;
  withStorage(() => {
    sessionStorage.removeItem(PERSON);
    forgetOnDevice();
  });
}

/** Lets the box 'Recordar en este dispositivo' of a form work, and brings a remembered draft back; returns how to stop. */
export function watchRememberBox(form: HTMLFormElement, draftKey: string): () => void {
  const box = getRememberBox(form);
  const onInput = ({ target }: Event) => {
    if (target === box && !box?.checked) withStorage(forgetOnDevice);
    if (box?.checked) keepOnDevice(draftKey, form);
  };
  // Ticked before this code came.
  if (box?.checked) keepOnDevice(draftKey, form);
  if (box) box.checked = isRemembering();
  restoreKept(draftKey, form);
  form.addEventListener('input', onInput);
  return () => form.removeEventListener('input', onInput);
}

/** Fills the fields of `values` as if they had been typed. */
export function fill(form: HTMLFormElement, values: Draft, isWanted: (field: { value: string }) => boolean): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!isText(field) || !isWanted(field)) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** True where this device keeps who has sent a message, not this tab alone. */
export function isRemembering(): boolean {
  return withStorage(() => PERSON in localStorage, false);
}

function keepOnDevice(draftKey: string, form: HTMLFormElement): void {
  withStorage(() => {
    if (!isRemembering()) localStorage.setItem(PERSON, sessionStorage.getItem(PERSON) ?? '{}');
    localStorage.setItem(KEPT_DRAFT + draftKey, JSON.stringify({ at: Date.now(), values: getValues(form) }));
  });
}

/** Puts what was written in the last week back into the fields that are still empty. */
function restoreKept(draftKey: string, form: HTMLFormElement): void {
  withStorage(() => {
    dropDrafts(isOld);
    const { values = {} } = readKept(KEPT_DRAFT + draftKey);
    fill(form, values, ({ value }) => value === '');
  });
}

function forgetOnDevice(): void {
  localStorage.removeItem(PERSON);
  dropDrafts(() => true);
}

function dropDrafts(isDropped: (key: string) => boolean): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEPT_DRAFT));
  for (const key of keys) if (isDropped(key)) localStorage.removeItem(key);
}

const isOld = (key: string) => !(Date.now() - (readKept(key).at ?? 0) < DRAFT_MS);

/** A draft as the device remembers it; nothing where it is invalid. */
function readKept(key: string): { readonly at?: number; readonly values?: Draft } {
  return withStorage(() => JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}, {});
}
