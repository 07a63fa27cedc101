'use client';

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formStates } from '@/content/client/forms';
import type { FormKind } from '@/lib/forms/fields';
import { Button } from '../ui/button';
import type { Receipt } from './confirmation';
import { clearDraft, getValues, restoreDraft, saveDraft } from './draft';
import styles from './enhanced-form.module.scss';
import { type Failure, FailureNotice, getFailureMessage } from './failure-notice';
import { FieldErrors } from './field-control';
import { submitNatively } from './native-submit';
import { type FormParts, useLazyForm } from './use-lazy-form';

type Props = {
  readonly kind: FormKind;
  readonly action: string;
  readonly submitLabel: string;
  /** The contact form's button waits for the policy box (docs/behaviour.md#contact-form). */
  readonly waitsForTick?: boolean;
  /** Where to go after the message is sent, server-rendered. */
  readonly waysOn?: ReactNode;
  /** Name of the product that is asked for. */
  readonly product?: string;
  /** What is asked for, where it is a list: a line each. */
  readonly lines?: readonly string[];
  /** Says which products of a list were refused. */
  readonly nameRefused?: (ids: readonly string[]) => string;
  /** Called once the message is sent, instead of saying so here. */
  readonly onSent?: (receipt: Receipt, parts: FormParts, refused: readonly string[]) => void;
  /** Tells drafts apart. */
  readonly draftKey: string;
  /** The fields, server-rendered. */
  readonly children: ReactNode;
};

type State =
  | { readonly name: 'idle' | 'sending' }
  | ({ readonly name: 'sent' } & Receipt)
  | ({ readonly name: 'failed' } & Failure);

/** A form that works as it is and, once this code runs, checks, keeps and sends what is written without leaving the page. */
export function EnhancedForm({
  kind,
  action,
  submitLabel,
  waitsForTick = false,
  waysOn,
  product = '',
  lines = [],
  nameRefused,
  onSent,
  draftKey,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ name: 'idle' });
  const [isUnticked, setUnticked] = useState(false);
  const noticeId = useId();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { load, parts: loaded } = useLazyForm(form, kind, draftKey, setErrors);

  const isBusy = state.name === 'sending';

  const lookAtTick = () =>
    setUnticked(waitsForTick && !form.current?.querySelector<HTMLInputElement>('[name=policy]')?.checked);

  const start = useEffectEvent(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    restoreDraft(draftKey, form.current);
    lookAtTick();
  });
  useEffect(() => start(), []);

  const onInput = () => {
    if (form.current) saveDraft(draftKey, form.current);
    lookAtTick();
  };

  const send = async (element: HTMLFormElement) => {
    setState({ name: 'sending' });
    const unsent = { draft: getValues(element), address: location.href };
    const parts = await load();
    // Not even a toast can be had: without a connection it is said here alone; after a new deployment the plain form still works.
    if (!parts) {
      if (await submitNatively(element, draftKey)) return setState({ name: 'idle' });
      return setState({ name: 'failed', message: getFailureMessage(), role: 'alert', unsent });
    }
    const answer = await parts.controller.send();
    if (!answer) return setState({ name: 'idle' });
    const { code, refused = [], reference, promise } = answer;
    const message = refused.length > 0 && nameRefused ? `${answer.message} ${nameRefused(refused)}` : answer.message;
    parts.notify(code === 200 ? 'success' : 'error', message);
    const isPartial = refused.length > 0 && refused.length < lines.length;
    if (code !== 200 && !isPartial) {
      const isStuck = code >= 500 || code === 429 || code === 408;
      return setState({ name: 'failed', message, role: 'status', unsent: isStuck ? unsent : null });
    }
    parts.rememberPerson(unsent.draft);
    const receipt = { reference, promise, draft: unsent.draft };
    if (onSent) onSent(receipt, parts, refused);
    else setState({ name: 'sent', ...receipt });
    // What was refused may be asked for again.
    if (isPartial) return;
    parts.controller.reset();
    clearDraft(draftKey);
    lookAtTick();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void send(event.currentTarget);
  };

  const isSent = state.name === 'sent';
  return (
    <>
      {isSent && loaded && (
        <loaded.Confirmation
          {...state}
          kind={kind}
          subject={product}
          form={loaded.form}
          onAgain={() => setState({ name: 'idle' })}
        >
          {waysOn}
        </loaded.Confirmation>
      )}
      <form
        ref={form}
        className={styles.form}
        action={action}
        method="post"
        hidden={isSent}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {!isSent && loaded && <loaded.KnownPerson form={loaded.form} />}
        <FieldErrors value={errors}>{children}</FieldErrors>
        {state.name === 'failed' && <FailureNotice {...state} id={noticeId} product={product} lines={lines} />}
        <Button
          type="submit"
          disabled={isUnticked}
          aria-disabled={isBusy}
          aria-busy={isBusy}
          aria-describedby={state.name === 'failed' ? noticeId : undefined}
        >
          {isBusy ? formStates.sending : submitLabel}
        </Button>
      </form>
    </>
  );
}
