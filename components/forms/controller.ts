import { yupResolver } from '@hookform/resolvers/yup';
import { createFormControl, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { HONEYPOT_FIELD } from '@/lib/forms/honeypot';
import { getReference } from '@/lib/forms/reference';
import { type FormKind, schemas } from '@/lib/forms/schemas';
import { submissionKey } from './draft';
import { type PostAnswer, post } from './post';

const FIELDS = ['client_name', 'email', 'phone_number', 'description', 'id_product', 'items', 'policy'] as const;

/** Takes a server-rendered form over: checks it on submit, then on each change, and sends it; loaded when the form is near or touched. */
export function control(form: HTMLFormElement, kind: FormKind, draftKey: string) {
  const hook = createFormControl<FieldValues>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: yupResolver(schemas[kind]) as unknown as Resolver<FieldValues>,
  });
  for (const name of FIELDS) {
    const element = form.elements.namedItem(name);
    if (!(element instanceof HTMLElement)) continue;
    const field = hook.register(name);
    field.ref(element);
    element.addEventListener('input', field.onChange);
  }
  hook.subscribe({ formState: { errors: true }, callback: ({ errors }) => showErrors(form, errors ?? {}) });

  /** Checks and sends; null when something is to be corrected first, and then the first wrong field has the focus. */
  const send = async (): Promise<SentAnswer | null> => {
    let answer: SentAnswer | null = null;
    // Nobody types in it: no event has told that it has changed.
    if (form.elements.namedItem('items')) hook.setValue('items', getText(form, 'items'));
    await hook.handleSubmit(async (values) => {
      const key = submissionKey(draftKey, JSON.stringify(values));
      const posted = await post(form.action, { ...values, [HONEYPOT_FIELD]: getText(form, HONEYPOT_FIELD) }, key);
      answer = { ...posted, reference: posted.reference ?? getReference(key) };
      for (const [name, message] of Object.entries(answer.errors))
        hook.setError(name, { message }, { shouldFocus: true });
    })();
    return answer;
  };

  return { send, reset: () => hook.reset() };
}

export type SentAnswer = PostAnswer & { readonly reference: string };
export type Controller = ReturnType<typeof control>;

function getText(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

/** Ties each error to its field: the field's `aria-describedby` names the place that is written here. */
export function showErrors(form: HTMLFormElement, errors: FieldErrors): void {
  for (const name of FIELDS) {
    const element = form.elements.namedItem(name);
    if (!(element instanceof HTMLElement) || !element.id) continue;
    const message = errors[name]?.message;
    const place = document.getElementById(`${element.id}-error`);
    if (place) place.textContent = typeof message === 'string' ? message : '';
    if (message) element.setAttribute('aria-invalid', 'true');
    else element.removeAttribute('aria-invalid');
  }
}
