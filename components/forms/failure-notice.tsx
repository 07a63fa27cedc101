import { formStates } from '@/content/client/forms';
import { Icon } from '../ui/icon';
import { ContactFallback } from './contact-fallback';
import type { Draft } from './draft';
import styles from './form-status.module.scss';
import type { Requested } from './sent';

export type Failure = {
  readonly message: string;
  /** 'alert' where no toast says it too. */
  readonly role: 'alert' | 'status';
  /** What is offered by another way, where trying again here may not help. */
  readonly unsent: { readonly draft: Draft; readonly address: string } | null;
};

/** What a visitor reads when nothing came back from the server. */
export function getFailureMessage(): string {
  return navigator.onLine === false ? formStates.offline : formStates.unreachable;
}

type Props = Failure & { readonly id: string; readonly requested: Requested };

/** Says in the form why its message was not sent, until it is sent again: the toast goes after five seconds. */
export function FailureNotice({ id, message, role, unsent, requested }: Props) {
  return (
    <>
      <p className={styles.failed} id={id} role={role}>
        <Icon name="alert" />
        <span>{message}</span>
      </p>
      {unsent && <ContactFallback {...unsent} requested={requested} />}
    </>
  );
}
