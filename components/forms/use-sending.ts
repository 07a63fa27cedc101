import { type RefObject, useState } from 'react';
import type { FormKind } from '@/lib/forms/fields';
import { clearDraft, type Draft, getValues } from './draft';
import { type Failure, getFailureMessage } from './failure-notice';
import { submitNatively } from './native-submit';
import { useLazyForm } from './use-lazy-form';

/** What a form asks for. */
export type Requested = {
  /** Of a product or of the list. */
  readonly name: string;
  /** Of a list, a product each. */
  readonly lines: readonly { readonly id: string; readonly name: string; readonly text: string }[];
};

/** What the visitor keeps of a message that was sent. */
export type Receipt = {
  /** The number of the message; absent only where an older server answers. */
  readonly reference: string | undefined;
  /** When it is answered, as a sentence. */
  readonly promise: string | undefined;
  /** What was written. */
  readonly draft: Draft;
  readonly requested: Requested;
  /** Names the products of a list that were not accepted; '' when all were. */
  readonly refused: string;
};

type State =
  | { readonly name: 'idle' | 'sending' }
  | ({ readonly name: 'sent' } & Receipt)
  | ({ readonly name: 'failed' } & Failure);

type Options = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly kind: FormKind;
  readonly draftKey: string;
  readonly requested: Requested;
  /** Called with the ids of a list that were not accepted. */
  readonly onSent: ((refused: readonly string[]) => void) | undefined;
};

/** Sends a form once, and tells how far it is, what is wrong with its fields, and its libraries once they are there. */
export function useSending({ form, kind, draftKey, requested, onSent }: Options) {
  const [state, setState] = useState<State>({ name: 'idle' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { load, parts } = useLazyForm(form, kind, draftKey, setErrors);
  const reset = () => setState({ name: 'idle' });

  const send = async (element: HTMLFormElement) => {
    setState({ name: 'sending' });
    const unsent = { draft: getValues(element), address: location.href };
    const loaded = await load();
    // Not even a toast can be had: without a connection it is said here alone; after a new deployment the plain form still works.
    if (!loaded) {
      if (await submitNatively(element, draftKey)) return reset();
      return setState({ name: 'failed', message: getFailureMessage(), role: 'alert', unsent });
    }
    const answer = await loaded.controller.send();
    if (!answer) return reset();
    const { code, refused: ids = [], reference, promise } = answer;
    const refused = loaded.nameRefused(requested, ids);
    const message = [answer.message, refused].filter(Boolean).join(' ');
    loaded.notify(code === 200 ? 'success' : 'error', message);
    const isPartial = ids.length > 0 && ids.length < requested.lines.length;
    if (code !== 200 && !isPartial) {
      const isStuck = code >= 500 || code === 429 || code === 408;
      return setState({ name: 'failed', message, role: 'status', unsent: isStuck ? unsent : null });
    }
    loaded.rememberPerson(unsent.draft);
    const lines = requested.lines.filter(({ id }) => !ids.includes(id));
    setState({ name: 'sent', reference, promise, draft: unsent.draft, requested: { ...requested, lines }, refused });
    onSent?.(ids);
    // What was refused may be asked for again.
    if (isPartial) return;
    loaded.controller.reset();
    clearDraft(draftKey);
  };

  return { state, errors, parts, send, reset };
}
