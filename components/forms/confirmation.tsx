'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { afterSending } from '@/content/client/after-sending';
import type { FormKind } from '@/lib/forms/fields';
import { Button } from '../ui/button';
import styles from './confirmation.module.scss';
import type { Draft } from './draft';
import { MessageNumber } from './message-number';

export type Receipt = {
  /** The number of the message; absent only where an older server answers. */
  readonly reference: string | undefined;
  /** When it is answered, as a sentence. */
  readonly promise: string | undefined;
  /** What was written. */
  readonly draft: Draft;
};

type Props = Receipt & {
  readonly kind: FormKind;
  /** Brings the empty `form` back, where there is one. */
  readonly onAgain?: () => void;
  readonly form?: HTMLFormElement;
  /** What was asked for. */
  readonly subject: ReactNode;
  /** Where to go from here. */
  readonly children: ReactNode;
};

/** Takes the form's place after a message was sent: its number, when it is answered, what was in it, and ways on. */
export function Confirmation({ kind, reference, promise, draft, subject, onAgain, form, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isSaid = useRef(false);
  useEffect(() => {
    // Once: effects run again when a visitor comes back to the page.
    if (!isSaid.current) place.current?.focus();
    isSaid.current = true;
  }, []);
  const startAgain = () => {
    onAgain?.();
    // Once it can be seen.
    requestAnimationFrame(() => form?.querySelector<HTMLElement>('[name=client_name]')?.focus());
  };
  const { client_name, email, phone_number, description, ...others } = draft;
  const person = [client_name, phone_number, email, ...Object.values<string>(others)];
  return (
    <div className={styles.sent} ref={place} tabIndex={-1} role="status">
      <p className={styles.title}>{afterSending.title}</p>
      {reference && <MessageNumber reference={reference} />}
      {promise && <p>{promise}</p>}
      <div className={styles.content}>
        <p className={styles.label}>{afterSending.content}</p>
        {subject && <div className={styles.subject}>{subject}</div>}
        <p className={styles.text}>{description}</p>
        <p>{person.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.ways}>
        {children}
        {onAgain && (
          <Button look="quiet" onClick={startAgain}>
            {afterSending.again[kind]}
          </Button>
        )}
      </div>
    </div>
  );
}
