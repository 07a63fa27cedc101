'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { afterSending } from '@/content/client/after-sending';
import type { FormKind } from '@/lib/forms/fields';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './confirmation.module.scss';
import { MessageNumber } from './message-number';
import type { Receipt } from './use-sending';

type Props = Receipt & {
  readonly kind: FormKind;
  /** Brings the empty form back; a list is sent once. */
  readonly onAgain?: () => void;
  /** Where to go from here. */
  readonly children: ReactNode;
};

/** Takes the form's place after a message was sent: its number, when it is answered, what was in it, and ways on. */
export function Confirmation({ kind, reference, promise, draft, requested, refused, onAgain, children }: Props) {
  const { name, lines } = requested;
  const place = useRef<HTMLDivElement>(null);
  const isSaid = useRef(false);
  useEffect(() => {
    // Once: effects run again when a visitor comes back to the page.
    if (!isSaid.current) place.current?.focus();
    isSaid.current = true;
  }, []);
  const { client_name, email, phone_number, description, ...others } = draft;
  const person = [client_name, phone_number, email, ...Object.values<string>(others)];
  return (
    <div className={styles.sent} ref={place} tabIndex={-1} role="status">
      <p className={styles.title}>{afterSending.title}</p>
      {reference && <MessageNumber reference={reference} />}
      {promise && <p>{promise}</p>}
      <div className={styles.content}>
        <p className={styles.label}>{afterSending.content}</p>
        {lines.length === 0 && name && <p className={styles.subject}>{name}</p>}
        {lines.length > 0 && (
          <ul className={styles.subject}>
            {lines.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
        {refused && (
          <p className={styles.refused}>
            <Icon name="alert" />
            <span>{refused}</span>
          </p>
        )}
        <p className={styles.text}>{description}</p>
        <p>{person.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.ways}>
        {children}
        {onAgain && lines.length === 0 && (
          <Button look="quiet" onClick={onAgain}>
            {afterSending.again[kind]}
          </Button>
        )}
      </div>
    </div>
  );
}
