import { yupResolver } from '@hookform/resolvers/yup';
import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { type FormKind, HONEYPOT_FIELD } from '@/lib/forms/fields';
import { schemas } from '@/lib/forms/schemas';
import { withStorage } from '../ui/storage';
import { getSubmissionKey } from './draft';
import { getText, type PostAnswer, post } from './post';

/** Where versions until 2026-11 kept visitors' details, drafts, requests and products seen on the device. May go in 2027-06. */
const OLD_KEYS = /^(?:mis-datos$|borrador:|mis-solicitudes$|vistos-recientemente$)/;

/** Takes a server-rendered form over: checks it on submit, then on each change, tells what is wrong by `onErrors`, and sends it. */
export function control(
  form: HTMLFormElement,
  kind: FormKind,
  draftKey: string,
  onErrors: (errors: Readonly<Record<string, string>>) => void,
) {
  withStorage(() => {
    for (const key of Object.keys(localStorage)) if (OLD_KEYS.test(key)) localStorage.removeItem(key);
  });
  const schema: ObjectSchema<FieldValues> = schemas[kind];
  const hook = createFormControl<FieldValues>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: yupResolver(schema),
  });
  const fields = Object.keys(schema.fields).map((name) => [name, form.elements.namedItem(name)] as const);
  const register = () => {
    for (const [name, element] of fields) if (element) hook.register(name).ref(element);
  };
  register();
  for (const [name, element] of fields)
    if (element instanceof HTMLElement) element.addEventListener('input', hook.register(name).onChange);
  hook.subscribe({ formState: { errors: true }, callback: ({ errors }) => onErrors(toTexts(errors)) });

  /** Checks and sends; null when something is to be corrected first, and then the first wrong field has the focus. */
  const send = async (): Promise<PostAnswer | null> => {
    let answer: PostAnswer | null = null;
    // What changed without an event counts too: a list, a draft that came back.
    for (const [name, element] of fields) if (element) hook.setValue(name, getText(form, name));
    await hook.handleSubmit(async (values) => {
      const key = getSubmissionKey(draftKey, JSON.stringify(values));
      // No part of the message that the key is of.
      const trap = { [HONEYPOT_FIELD]: getText(form, HONEYPOT_FIELD) };
      answer = await post(form.action, { ...values, ...trap }, key);
      for (const [name, message] of Object.entries(answer.errors))
        hook.setError(name, { message }, { shouldFocus: true });
    })();
    return answer;
  };

  /** Empties the form; the library forgets its fields then. */
  const reset = () => {
    form.reset();
    hook.reset();
    register();
  };

  return { send, reset };
}

export type Controller = ReturnType<typeof control>;

function toTexts(errors: FieldErrors = {}): Record<string, string> {
  const texts = Object.entries(errors).map(([name, error]) => [name, error?.message] as const);
  return Object.fromEntries(texts.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}
