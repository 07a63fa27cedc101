'use client';

import { useEffect, useRef } from 'react';
import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import styles from './form-status.module.scss';

type Props = { readonly message: string; readonly reference: string };

/** Stays on the page after a message was sent: what happens next, and its reference number. */
export function Confirmation({ message, reference }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className={styles.sent} ref={place} tabIndex={-1} role="status">
      <p className={styles.title}>{messages.forms.sent}</p>
      <p>{message}</p>
      <p>{contact.next.sentences.join(' ')}</p>
      <p>
        {messages.forms.reference}: <span className={styles.reference}>{reference}</span>
      </p>
    </div>
  );
}
