import { afterSending } from '@/content/client/after-sending';
import { emails } from '@/content/site';
import { toWhatsAppAddress } from '@/lib/sharing/whatsapp';
import { encodeText } from '@/lib/text';
import { ButtonAnchor, toProps } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { Icon } from '../ui/icon';
import { PrintButton } from '../ui/print-button';
import styles from './receipt-actions.module.scss';

/** What there is to do with the number of a message: to keep it, and to ask how it goes. */
export function ReceiptActions({ reference }: { readonly reference: string }) {
  const { copy, copied, copyFailed, print, whatsApp, email, question, subject } = afterSending;
  const text = question(reference);
  const letter = `mailto:${emails.sales}?subject=${encodeText(subject(reference))}&body=${encodeText(text)}`;
  return (
    <div className={styles.actions}>
      <CopyButton
        text={reference}
        label={copy}
        copied={copied}
        failed={copyFailed}
        className={toProps({ look: 'quiet', isScripted: true }).className}
      />
      <PrintButton>
        <Icon name="printer" size={20} />
        {print}
      </PrintButton>
      <ButtonAnchor look="quiet" href={toWhatsAppAddress(text)} target="_blank" rel="noopener">
        <Icon name="whatsapp" size={20} />
        {whatsApp}
      </ButtonAnchor>
      <ButtonAnchor look="quiet" href={letter}>
        <Icon name="mail" size={20} />
        {email}
      </ButtonAnchor>
    </div>
  );
}
