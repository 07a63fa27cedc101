'use client';

import { useEffect, useRef } from 'react';
import { formStates } from '@/content/client/forms';
import styles from './form-status.module.scss';

type Props = { readonly message: string /** What happens next. */; readonly next: string; readonly reference: string };

/** Stays on the page after a message was sent: what happens next, and its reference number. */
export function Confirmation({ message, next, reference }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className={styles.sent} ref={place} tabIndex={-1} role="status">
      <p className={styles.title}>{formStates.sent}</p>
      <p>{message}</p>
      <p>{next}</p>
      <p>
        {formStates.reference}: <span className={styles.reference}>{reference}</span>
      </p>
    </div>
  );
}
