'use client';

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formStates } from '@/content/client/forms';
import type { FormKind } from '@/lib/forms/fields';
import { routes } from '@/lib/routes';
import { Button } from '../ui/button';
import { restoreDraft, saveDraft } from './draft';
import styles from './enhanced-form.module.scss';
import { FailureNotice } from './failure-notice';
import { FieldErrors } from './field-control';
import { type Requested, useSending } from './use-sending';

type Props = {
  readonly kind: FormKind;
  /** Tells drafts apart. */
  readonly draftKey: string;
  readonly submitLabel: string;
  readonly requested?: Requested;
  /** Where to go after the message is sent, server-rendered. */
  readonly waysOn: ReactNode;
  /** Called once the message is sent, with the ids of a list that were not accepted. */
  readonly onSent?: (refused: readonly string[]) => void;
  /** The fields, server-rendered. */
  readonly children: ReactNode;
};

const ACTIONS = { contact: routes.contactApi, quotation: routes.quotationApi } as const;
const NOTHING: Requested = { name: '', lines: [] };

/** A form that works as it is and, once this code runs, checks, keeps and sends what is written without leaving the page. */
export function EnhancedForm({ kind, draftKey, submitLabel, requested = NOTHING, waysOn, onSent, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isUnticked, setUnticked] = useState(false);
  const noticeId = useId();
  const { state, errors, parts, send, reset } = useSending({ form, kind, draftKey, requested, onSent });
  const isSending = state.name === 'sending';
  const isSent = state.name === 'sent';

  // The contact form's button waits for the policy box (docs/behaviour.md#contact-form).
  const lookAtTick = () =>
    setUnticked(kind === 'contact' && !form.current?.querySelector<HTMLInputElement>('[name=policy]')?.checked);

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

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    await send(event.currentTarget);
    lookAtTick();
  };

  const startAgain = () => {
    reset();
    // Once it can be seen.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[name=client_name]')?.focus());
  };

  return (
    <>
      {state.name === 'sent' && parts && (
        <parts.Confirmation {...state} kind={kind} onAgain={startAgain}>
          {waysOn}
        </parts.Confirmation>
      )}
      <form
        ref={form}
        className={styles.form}
        action={ACTIONS[kind]}
        method="post"
        hidden={isSent}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {!isSent && parts && <parts.KnownPerson form={parts.form} />}
        <FieldErrors value={errors}>{children}</FieldErrors>
        {state.name === 'failed' && <FailureNotice {...state} id={noticeId} requested={requested} />}
        <Button
          type="submit"
          disabled={isUnticked}
          aria-disabled={isSending}
          aria-busy={isSending}
          aria-describedby={state.name === 'failed' ? noticeId : undefined}
        >
          {isSending ? formStates.sending : submitLabel}
        </Button>
      </form>
    </>
  );
}
