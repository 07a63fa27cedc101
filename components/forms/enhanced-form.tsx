'use client';

import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '@/content/messages';
import type { FormKind } from '@/lib/forms/schemas';
import button from '../ui/button.module.scss';
import { Confirmation } from './confirmation';
import { clearDraft, type Draft, restoreDraft, saveDraft, valuesOf } from './draft';
import styles from './enhanced-form.module.scss';
import { failureText } from './failure-text';
import { postPlainly } from './post-plainly';
import { useLibraries } from './use-libraries';
import { WayOut } from './way-out';

type Props = {
  readonly kind: FormKind;
  readonly action: string;
  readonly submitLabel: string;
  /** The contact form's button waits for the policy box (spec, point 5). */
  readonly waitsForTick?: boolean;
  /** Name of the product that is asked for. */
  readonly product?: string;
  /** Tells drafts apart. */
  readonly draftKey: string;
  /** The fields, server-rendered. */
  readonly children: ReactNode;
};

type State =
  | { readonly name: 'idle' | 'sending' }
  | { readonly name: 'sent'; readonly message: string; readonly reference: string }
  | { readonly name: 'failed'; readonly draft: Draft; readonly address: string; readonly message: string };

/** A form that works as it is and, once this code runs, checks, keeps and sends what is written without leaving the page. */
export function EnhancedForm({
  kind,
  action,
  submitLabel,
  waitsForTick = false,
  product = '',
  draftKey,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [state, setState] = useState<State>({ name: 'idle' });
  const [isUnticked, setUnticked] = useState(false);
  const [Toaster, setToaster] = useState<ComponentType>();
  const load = useLibraries(form, kind, draftKey);

  const lookAtTick = () =>
    setUnticked(waitsForTick && !form.current?.querySelector<HTMLInputElement>('[name=policy]')?.checked);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has become interactive
  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    restoreDraft(draftKey, form.current);
    lookAtTick();
  }, []);

  const onInput = () => {
    if (form.current) saveDraft(draftKey, form.current);
    lookAtTick();
  };

  const send = async (element: HTMLFormElement) => {
    setState({ name: 'sending' });
    const draft = valuesOf(element);
    const fail = (message = '') => setState({ name: 'failed', draft, address: location.href, message });
    const libraries = await load();
    // Not even a toast can be had: without a connection it is said here; after a new deployment the plain form still works.
    if (!libraries) return (await postPlainly(element, draftKey)) ? setState({ name: 'idle' }) : fail(failureText());
    const { controller, toaster } = libraries;
    setToaster(() => toaster.Toaster);
    const answer = await controller.send();
    if (!answer) return setState({ name: 'idle' });
    toaster.notify(answer.code === 200 ? 'success' : 'error', answer.message);
    if (answer.code >= 500 || answer.code === 429 || answer.code === 408) return fail();
    if (answer.code !== 200) return setState({ name: 'idle' });
    setState({ name: 'sent', message: answer.message, reference: answer.reference });
    element.reset();
    controller.reset();
    clearDraft(draftKey);
    lookAtTick();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    void send(event.currentTarget).finally(() => {
      isSending.current = false;
    });
  };

  const isBusy = state.name === 'sending';
  return (
    <>
      {state.name === 'sent' && <Confirmation message={state.message} reference={state.reference} />}
      <form ref={form} className={styles.form} action={action} method="post" onSubmit={onSubmit} onInput={onInput}>
        {children}
        {state.name === 'failed' && <WayOut {...state} product={product} />}
        <button type="submit" className={button.action} disabled={isUnticked} aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? messages.forms.sending : submitLabel}
        </button>
      </form>
      {Toaster && <Toaster />}
    </>
  );
}
