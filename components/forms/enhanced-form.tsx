'use client';

import { useRouter } from 'next/navigation';
import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useTransition,
} from 'react';
import { formStates } from '@/content/client/forms';
import type { FormKind } from '@/lib/forms/fields';
import { routes } from '@/lib/routes';
import { tellDeviceChange, withStorage } from '../quotation-list/device-list';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './form.module.scss';
import type { FormClient, Outcome, Requested } from './form-client';

type Props = {
  readonly kind: FormKind;
  readonly draftKey: string;
  readonly submitLabel: string;
  readonly requested?: Requested;
  /** The fields, server-rendered. */
  readonly children: ReactNode;
};

const ACTIONS = { contact: routes.contactApi, quotation: routes.quotationApi } as const;
const NOTHING: Requested = { name: '', lines: [] };
/** Milliseconds in which the site must answer at all. */
const REACH_MS = 5_000;

/** A form that works as it is; at the first touch form-client takes it over, and what is sent leads to its receipt. */
export function EnhancedForm({ kind, draftKey, submitLabel, requested = NOTHING, children }: Props) {
  const router = useRouter();
  const [isLeaving, startTransition] = useTransition();
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<Outcome['failure']>();
  const [isUnticked, setUnticked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const client = useRef<Promise<FormClient | null>>(undefined);
  const noticeId = useId();
  const isSending = isLeaving || isWaiting;

  const load = (element: HTMLFormElement) => {
    client.current ??= import('./form-client')
      .then(({ takeOver }) => takeOver(element, kind, draftKey))
      .catch(() => {
        // Without a connection: the next touch tries again.
        client.current = undefined;
        return null;
      });
    return client.current;
  };

  // The contact form's button waits for the policy box (docs/behaviour.md#forms).
  const lookAtTick = () =>
    setUnticked(kind === 'contact' && !form.current?.querySelector<HTMLInputElement>('[name=policy]')?.checked);

  const start = useEffectEvent(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    lookAtTick();
    const fields = [...form.current.querySelectorAll<HTMLInputElement>('[maxlength]')];
    const isTouched = fields.some((field) => field.value || field === document.activeElement);
    if (isTouched || withStorage(() => sessionStorage.getItem(draftKey))) load(form.current);
  });
  useEffect(() => {
    start();
    // Sending has taken the list off the device: the header says so once the page of the form is left.
    return tellDeviceChange;
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    setWaiting(true);
    setFailure(undefined);
    const send = await load(element);
    const { receipt, failure } = send ? await send(requested) : await postPlainly(element, draftKey);
    setWaiting(false);
    setFailure(failure);
    lookAtTick();
    if (receipt) startTransition(() => router.push(receipt));
  };

  return (
    <form
      ref={form}
      className={styles.form}
      action={ACTIONS[kind]}
      method="post"
      onFocus={({ currentTarget }) => load(currentTarget)}
      onInput={lookAtTick}
      onSubmit={submit}
    >
      {children}
      {failure && (
        <>
          {/* Until it is sent again: the toast goes after five seconds. */}
          <p className="error" id={noticeId} role={failure.role}>
            <Icon name="alert" />
            <span>{failure.message}</span>
          </p>
          {failure.wayOut}
        </>
      )}
      <Button
        type="submit"
        disabled={isUnticked}
        aria-disabled={isSending}
        aria-busy={isSending}
        aria-describedby={failure && noticeId}
      >
        {isSending ? formStates.sending : submitLabel}
      </Button>
    </form>
  );
}

/** Leaves a form to the browser where its scripts are gone, as after a new deployment: it posts it as without them. */
async function postPlainly(form: HTMLFormElement, draftKey: string): Promise<Outcome> {
  const signal = AbortSignal.timeout(REACH_MS);
  const isReached = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  // The browser's own page would take the place of what is written.
  if (!isReached) {
    const message = navigator.onLine ? formStates.unreachable : formStates.offline;
    return { failure: { message, role: 'alert' } };
  }
  if (form.reportValidity()) {
    withStorage(() => sessionStorage.removeItem(draftKey));
    form.submit();
  }
  return {};
}
