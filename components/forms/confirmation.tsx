'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { formStates } from '@/content/client/forms';
import styles from './form-status.module.scss';

type Props = {
  readonly message: string;
  /** What happens next. */
  readonly next: string;
  readonly reference: string;
  /** What was asked for, where the page does not say it. */
  readonly children?: ReactNode;
};

/** Stays on the page after a message was sent: what happens next, and its reference number. */
export function Confirmation({ message, next, reference, children }: Props) {
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
      {children}
    </div>
  );
}
