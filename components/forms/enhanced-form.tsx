'use client';

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formStates } from '@/content/client/forms';
import type { FormKind } from '@/lib/forms/fields';
import { routes } from '@/lib/routes';
import { tellDeviceChange } from '../quotation-list/device-list';
import { Button } from '../ui/button';
import { restoreDraft, saveDraft } from './draft';
import styles from './enhanced-form.module.scss';
import { FailureNotice } from './failure-notice';
import { FieldErrors } from './field-control';
import type { Requested } from './sent';
import { useSending } from './use-sending';

type Props = {
  readonly kind: FormKind;
  /** Tells drafts apart. */
  readonly draftKey: string;
  readonly submitLabel: string;
  readonly requested?: Requested;
  /** The fields, server-rendered. */
  readonly children: ReactNode;
};

const ACTIONS = { contact: routes.contactApi, quotation: routes.quotationApi } as const;
const NOTHING: Requested = { name: '', lines: [] };

/** A form that works as it is and, once this code runs, checks, keeps and sends what is written, and leads to the receipt. */
export function EnhancedForm({ kind, draftKey, submitLabel, requested = NOTHING, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isUnticked, setUnticked] = useState(false);
  const noticeId = useId();
  const { state, errors, send, isSending } = useSending({ form, kind, draftKey, requested });

  // The contact form's button waits for the policy box (docs/behaviour.md#forms).
  const lookAtTick = () =>
    setUnticked(kind === 'contact' && !form.current?.querySelector<HTMLInputElement>('[name=policy]')?.checked);

  const start = useEffectEvent(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    restoreDraft(draftKey, form.current);
    lookAtTick();
  });
  useEffect(() => {
    start();
    // Sending has taken the list off the device: the header says so once the page of the form is left.
    return tellDeviceChange;
  }, []);

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

  return (
    <form ref={form} className={styles.form} action={ACTIONS[kind]} method="post" onSubmit={onSubmit} onInput={onInput}>
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
  );
}
