'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { afterSending } from '@/content/client/after-sending';
import { processTexts } from '@/content/client/process';
import { tellDeviceChange } from '../quotation-list/device-list';
import { Icon } from '../ui/icon';
import { useRequests, useStored } from './device-requests';
import { ReceiptSummary } from './receipt-actions';
import styles from './receipt-details.module.scss';
import { RequestDate, RequestLines } from './request-lines';
import { parseWords, WORDS } from './sent-words';

type Props = {
  /** True where the page itself has number, promise and what to do with them. */
  readonly isNumbered: boolean;
};

/** What was sent, as this device remembers it; nothing where it does not. */
export function ReceiptDetails({ isNumbered }: Props) {
  const path = usePathname();
  const request = useRequests()?.find((one) => one.path === path);
  const words = useStored('sessionStorage', WORDS) ?? '';
  // The page that was left has taken what was sent off the list of this device, without a word to the header.
  useEffect(tellDeviceChange, []);
  if (!request) return null;

  const { reference, promise, sentAt, lines, items, refused } = request;
  const sent: Readonly<Record<string, string>> = parseWords(words)[path] ?? {};
  const { client_name, email, phone_number, description } = sent;
  const process = Object.entries(processTexts.fields).flatMap(([name, label]) =>
    sent[name] ? `${label}: ${sent[name]}` : [],
  );
  const person = [client_name, phone_number, email, ...process].filter(Boolean);
  return (
    <>
      {!isNumbered && <ReceiptSummary reference={reference} promise={promise} />}
      <section className={styles.content} aria-labelledby="enviado-titulo">
        <h2 className={styles.label} id="enviado-titulo">
          {afterSending.content}
        </h2>
        <RequestLines lines={lines} items={items} />
        {refused && (
          <p className={styles.refused}>
            <Icon name="alert" />
            <span>{refused}</span>
          </p>
        )}
        {description && (
          <p className={styles.text}>
            {afterSending.comments}: {description}
          </p>
        )}
        {person.length > 0 && <p>{person.join(' · ')}</p>}
        <p className={styles.date}>
          {afterSending.sentAt}: <RequestDate at={sentAt} />
        </p>
        <p className={styles.note}>{sent.email ? afterSending.kept : afterSending.forgotten}</p>
      </section>
    </>
  );
}
