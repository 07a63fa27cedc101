'use client';

import { type ReactNode, useRef } from 'react';
import { myRequests } from '@/content/client/my-requests';
import { Button } from '../ui/button';
import { saveRequests, useRequests } from './device-requests';
import styles from './request-list.module.scss';
import { RequestRow } from './request-row';

type Props = {
  /** What there is to see without a request. */
  readonly empty: ReactNode;
  /** What is said besides, without scripts. */
  readonly children: ReactNode;
};

/** The messages that this device has sent, each of which can be removed. */
export function RequestList({ empty, children }: Props) {
  const stored = useRequests();
  const requests = stored ?? [];
  const title = useRef<HTMLHeadingElement>(null);
  const keep = (kept: typeof requests) => {
    saveRequests(kept);
    // What was pressed is gone.
    title.current?.focus();
  };
  return (
    <section aria-labelledby="solicitudes-titulo" className={stored ? undefined : styles.waiting}>
      <h2 id="solicitudes-titulo" className={styles.title} ref={title} tabIndex={-1}>
        {requests.length > 0 ? myRequests.count(requests.length) : myRequests.empty}
      </h2>
      {!stored && <div className={styles.plain}>{children}</div>}
      {requests.length === 0 && empty}
      {requests.length > 0 && (
        <>
          <ul className={styles.rows}>
            {requests.map((request) => (
              <RequestRow
                key={request.reference}
                request={request}
                onRemove={() => keep(requests.filter((one) => one !== request))}
              />
            ))}
          </ul>
          <p className={styles.note}>
            <Button look="quiet" onClick={() => keep([])}>
              {myRequests.clear}
            </Button>
            {myRequests.note}
          </p>
        </>
      )}
    </section>
  );
}
