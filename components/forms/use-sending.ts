import { useRouter } from 'next/navigation';
import { type RefObject, useState, useTransition } from 'react';
import type { FormKind } from '@/lib/forms/fields';
import { clearDraft, getValues } from './draft';
import { type Failure, getFailureMessage } from './failure-notice';
import { submitNatively } from './native-submit';
import type { Requested } from './sent';
import { useLazyForm } from './use-lazy-form';

type State = { readonly name: 'idle' | 'sending' } | ({ readonly name: 'failed' } & Failure);

type Options = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly kind: FormKind;
  readonly draftKey: string;
  readonly requested: Requested;
};

/** Sends a form once and leads to its receipt; tells how far it is and what is wrong with its fields. */
export function useSending({ form, kind, draftKey, requested }: Options) {
  const router = useRouter();
  const [isLeaving, startTransition] = useTransition();
  const [state, setState] = useState<State>({ name: 'idle' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const load = useLazyForm(form, kind, draftKey, setErrors);

  const send = async (element: HTMLFormElement) => {
    setState({ name: 'sending' });
    const unsent = { draft: getValues(element), address: location.href };
    const loaded = await load();
    // Not even a toast can be had: without a connection it is said here alone; after a new deployment the plain form still works.
    if (!loaded) {
      if (await submitNatively(element, draftKey)) return setState({ name: 'idle' });
      return setState({ name: 'failed', message: getFailureMessage(), role: 'alert', unsent });
    }
    const answer = await loaded.controller.send();
    if (!answer) return setState({ name: 'idle' });
    const { code, refused: ids = [] } = answer;
    const message = [answer.message, loaded.nameRefused(requested, ids)].filter(Boolean).join(' ');
    loaded.notify(code === 200 ? 'success' : 'error', message);
    const isPartial = ids.length > 0 && ids.length < requested.lines.length;
    if (code !== 200 && !isPartial) {
      const isStuck = code >= 500 || code === 429 || code === 408;
      return setState({ name: 'failed', message, role: 'status', unsent: isStuck ? unsent : null });
    }
    loaded.forgetSentList(element, ids);
    // What was refused may be asked for again.
    if (!isPartial) {
      loaded.controller.reset();
      clearDraft(draftKey);
    }
    setState({ name: 'idle' });
    startTransition(() => router.push(answer.receipt));
  };

  return { state, errors, send, isSending: isLeaving || state.name === 'sending' };
}
