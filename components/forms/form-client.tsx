import '@/styles/globals.scss';
import { yupResolver } from '@hookform/resolvers/yup';
import type { ReactNode } from 'react';
import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { formStates } from '@/content/client/forms';
import { refusedText } from '@/content/client/sent-form';
import { type FormKind, HONEYPOT_FIELD } from '@/lib/forms/fields';
import { schemas } from '@/lib/forms/schemas';
import { readProductId, splitList } from '@/lib/quotation-list/list-text';
import { toResultPagePath } from '@/lib/routes';
import { toWhatsAppAddress } from '@/lib/sharing/share-links';
import { truncate } from '@/lib/text';
import { getDeviceList, storeDeviceList, withStorage } from '../quotation-list/device-list';
import { ButtonAnchor } from '../ui/button';
import { notify } from '../ui/toaster';
// Of the toaster, and last: a global sheet before it would split the form's own (docs/performance.md#stylesheets).
import '@/styles/toasts.scss';

/** What is asked for. */
export type Requested = {
  /** Of a product or of the list. */
  readonly name: string;
  /** Of a list; the `id` of words of the visitor's own is ''. */
  readonly lines: readonly { readonly id: string; readonly name: string }[];
};

/** The result of a submission: the receipt's address, or why it failed; neither if a field must be corrected first. */
export type Outcome = {
  readonly receipt?: string;
  readonly failure?: {
    readonly message: string;
    /** 'alert' where no toast says it too. */
    readonly role: 'alert' | 'status';
    /** A chat with the company that begins with the same message, where sending does not work. */
    readonly wayOut?: ReactNode;
  };
};

export type FormClient = ReturnType<typeof takeOver>;

/** Keys under which versions until 2026-11 kept visitors' details, drafts and requests; may go in 2027-06. */
const OLD_KEYS = /^(mis-|borrador:|vistos-)/;
/** Longer than the server waits for the backend. */
const TIMEOUT_MS = 20_000;
/** Browsers and WhatsApp take addresses of some thousand characters, and an accent takes six of them. */
const MAX_CHAT_CHARS = 1_000;

/** Takes over a server-rendered form: keeps its draft in the tab, validates on submit, then on change, and sends it. */
export function takeOver(form: HTMLFormElement, kind: FormKind, draftKey: string) {
  withStorage(() => {
    for (const key of Object.keys(localStorage)) if (OLD_KEYS.test(key)) localStorage.removeItem(key);
  });
  restoreDraft(form, draftKey);
  const schema: ObjectSchema<FieldValues> = schemas[kind];
  const hook = createFormControl<FieldValues>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: yupResolver(schema),
  });
  const names = Object.keys(schema.fields).filter((name) => form.elements.namedItem(name));
  const register = () => {
    for (const name of names) hook.register(name).ref(form.elements.namedItem(name));
  };
  register();
  hook.subscribe({ formState: { errors: true }, callback: ({ errors }) => showErrors(form, names, errors) });
  form.addEventListener('input', (event) => {
    saveDraft(form, draftKey);
    const { name } = event.target as HTMLInputElement;
    if (names.includes(name)) hook.register(name).onChange(event);
  });

  /** Empties the form once it is sent; the library forgets its fields then. */
  const clear = () => {
    form.reset();
    hook.reset();
    register();
    withStorage(() => {
      sessionStorage.removeItem(draftKey);
      sessionStorage.removeItem(toKeyName(draftKey));
    });
  };

  return async function send({ name, lines }: Requested): Promise<Outcome> {
    let outcome: Outcome = {};
    // What changed without an event counts too: a list, a draft that came back.
    for (const field of names) hook.setValue(field, getText(form, field));
    await hook.handleSubmit(async (values) => {
      const sent = { ...values, [HONEYPOT_FIELD]: getText(form, HONEYPOT_FIELD) };
      const answer = await post(form.action, sent, getKey(draftKey));
      for (const [field, message] of Object.entries<string>(answer.errors))
        hook.setError(field, { message }, { shouldFocus: true });
      const { code, refused } = answer;
      const left = lines.filter(({ id }) => refused.includes(id)).map((line) => line.name);
      const message = left.length > 0 ? `${answer.message} ${refusedText(left.join(', '))}` : answer.message;
      notify(code === 200 ? 'success' : 'error', message);
      // What was refused of a list may be asked for again.
      const isPartial = refused.length > 0 && refused.length < lines.length;
      if (code !== 200 && !isPartial) {
        const isStuck = code >= 500 || code === 429 || code === 408;
        const chat = (
          <ButtonAnchor look="quiet" href={toChat(form, name)} target="_blank" rel="noopener">
            {formStates.chat}
          </ButtonAnchor>
        );
        outcome = { failure: { message, role: 'status', wayOut: isStuck && chat } };
        return;
      }
      forgetSentList(getText(form, 'items'), refused);
      if (!isPartial) clear();
      outcome = { receipt: answer.receipt };
    })();
    return outcome;
  };
}

const getText = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '');

/** Those of lib/forms/fields.ts: nothing else in a form has a longest text. */
const getTextFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[maxlength]'),
];

const getTexts = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(getTextFields(form).map(({ name, value }) => [name, value]));

/** Address of a chat that begins with what the form says and where it is; a list's own address may be long. */
function toChat(form: HTMLFormElement, name: string): string {
  const text = [formStates.subject(name), ...Object.values(getTexts(form))].filter(Boolean).join('\n');
  return toWhatsAppAddress(`${truncate(text, MAX_CHAT_CHARS)}\n${location.href}`);
}

function saveDraft(form: HTMLFormElement, draftKey: string): void {
  withStorage(() => sessionStorage.setItem(draftKey, JSON.stringify(getTexts(form))));
}

/** Fills an empty form with what was written in this tab before; what is being written already is kept instead. */
function restoreDraft(form: HTMLFormElement, draftKey: string): void {
  const fields = getTextFields(form);
  if (fields.some(({ value }) => value)) saveDraft(form, draftKey);
  else {
    // Without one this throws, and fields stay empty.
    const draft = withStorage(() => JSON.parse(sessionStorage.getItem(draftKey) ?? ''), {});
    for (const field of fields) field.value = draft[field.name] ?? '';
  }
}

const toKeyName = (draftKey: string) => `${draftKey}:key`;

/** The Idempotency-Key of a message until it is received, also after a reload; a changed text gets another key. */
function getKey(draftKey: string): string {
  const kept = withStorage(() => sessionStorage.getItem(toKeyName(draftKey)));
  // 128 random bits; crypto.randomUUID is missing on plain http.
  const key = kept ?? crypto.getRandomValues(new Uint32Array(4)).join('');
  withStorage(() => sessionStorage.setItem(toKeyName(draftKey), key));
  return key;
}

/** The fields are the server's, so what is wrong with each is written into the place that it has for it. */
function showErrors(form: HTMLFormElement, names: readonly string[], errors: FieldErrors = {}): void {
  for (const name of names) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) continue;
    const message = String(errors[name]?.message ?? '');
    field.setAttribute('aria-invalid', String(message !== ''));
    const place = document.getElementById(`${field.id}-error`);
    if (place) place.textContent = message;
  }
}

/** Posts a form's values; an answer that never comes or makes no sense is code 503 with a sentence for the visitor. */
async function post(action: string, values: object, key: string) {
  const failure = (message: string) => ({ code: 503, message, errors: {}, refused: [] as string[] });
  try {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const init = { method: 'POST', headers, body: JSON.stringify(values), signal };
    const answer = await (await fetch(action, init)).json();
    if (typeof answer.code !== 'number' || typeof answer.message !== 'string') return failure(formStates.unreachable);
    // Without a key to sign one there is no receipt: the page that says no number.
    return {
      errors: {},
      refused: [],
      receipt: toResultPagePath(answer.code === 200 ? 'enviado' : 'parcial'),
      ...answer,
    };
  } catch {
    return failure(navigator.onLine ? formStates.unreachable : formStates.offline);
  }
}

/** Takes the list that was sent off this device, but for the products with the ids `refused`. */
function forgetSentList(list: string, refused: readonly string[]): void {
  const kept = splitList(list).filter((line) => refused.includes(readProductId(line)));
  // Only if it is the list of this device; its page shows the change once it is left.
  if (list !== '' && getDeviceList() === list) storeDeviceList(kept.join('-'));
}
