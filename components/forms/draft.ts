import type { FieldName } from '@/lib/forms/fields';
import { withStorage } from '../ui/storage';

export type Draft = Partial<Record<FieldName, string>>;

/** What stands in a form's text fields. */
export function getValues(form: HTMLFormElement): Draft {
  return Object.fromEntries(getTextFields(form).map(({ name, value }) => [name, value]));
}

/** Those of lib/forms/fields.ts: nothing else in a form has a longest text. The table itself would weigh in every page with a form. */
const getTextFields = (form: HTMLFormElement) =>
  [...form.elements].filter(isText).filter((field) => field.maxLength > 0);

/** Keeps what is being written, so that a reload or a crash loses nothing; a browser that refuses storage is no fault. */
export function saveDraft(key: string, form: HTMLFormElement): void {
  withStorage(() => sessionStorage.setItem(key, JSON.stringify(getValues(form))));
}

/** Puts a kept draft back into the fields that are still empty: what was typed before this code ran stays, and is kept from now on. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  withStorage(() => {
    const draft: Readonly<Record<string, string>> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    for (const field of getTextFields(form)) if (field.value === '') field.value = draft[field.name] ?? '';
  });
  if (Object.values(getValues(form)).some(Boolean)) saveDraft(key, form);
}

/** Forgets a draft, once it has been sent. */
export function clearDraft(key: string): void {
  withStorage(() => {
    sessionStorage.removeItem(key);
    sessionStorage.removeItem(`${key}:key`);
  });
}

/** The Idempotency-Key of what stands in the form: the same for the same text, also after a reload; a new one for another text. */
export function getSubmissionKey(key: string, text: string): string {
  const kept: { text?: string; id?: string } = withStorage(
    () => JSON.parse(sessionStorage.getItem(`${key}:key`) ?? '{}'),
    {},
  );
  if (kept.text === text && kept.id) return kept.id;
  const id = createRandomId();
  withStorage(() => sessionStorage.setItem(`${key}:key`, JSON.stringify({ text, id })));
  return id;
}

/** 128 random bits; crypto.randomUUID is missing on plain http. */
function createRandomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** True for what somebody types in. */
function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
