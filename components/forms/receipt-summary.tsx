import { afterSending } from '@/content/client/after-sending';
import { emails } from '@/content/site';
import { encodeText } from '@/lib/text';
import { ButtonAnchor, toProps } from '../ui/button';
import { ChatLink } from '../ui/chat-link';
import { CopyButton } from '../ui/copy-button';
import { PrintButton } from '../ui/print-button';
import styles from './receipt-summary.module.scss';

type Props = { readonly reference: string; readonly promise: string | undefined };

/** The number of a message that was received, to be dictated, and when it is answered. */
export function ReceiptSummary({ reference, promise }: Props) {
  return (
    <>
      <p className={styles.number}>
        {afterSending.reference}: <strong>{reference}</strong>
      </p>
      {promise && <p>{promise}</p>}
      <ReceiptActions reference={reference} />
    </>
  );
}

/** What there is to do with the number of a message: to keep it, and to ask how it goes. */
function ReceiptActions({ reference }: Pick<Props, 'reference'>) {
  const { copy, copied, copyFailed, print, whatsApp, email, question, subject } = afterSending;
  const text = question(reference);
  const letter = `mailto:${emails.sales}?subject=${encodeText(subject(reference))}&body=${encodeText(text)}`;
  return (
    <div className={styles.actions}>
      <CopyButton
        text={reference}
        // Not all of them: a client component takes no functions from the server.
        words={{ copy, copied, copyFailed }}
        className={toProps({ look: 'quiet', isScripted: true }).className}
      />
      <PrintButton>{print}</PrintButton>
      <ChatLink text={text}>{whatsApp}</ChatLink>
      <ButtonAnchor icon="mail" look="quiet" href={letter}>
        {email}
      </ButtonAnchor>
    </div>
  );
}
