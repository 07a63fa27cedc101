import { ButtonAnchor } from '@/components/ui/button';
import { formStates } from '@/content/client/forms';
import { clientLimits } from '@/content/client/limits';
import { contactLabels } from '@/content/contact';
import { emails } from '@/content/site';
import { fitLines, fitText, toWhatsAppAddress } from '@/lib/sharing/whatsapp';
import { encodeText, truncate } from '@/lib/text';
import type { Requested } from './enhanced-form';
import styles from './form.module.scss';

type Props = Requested & {
  /** What was written, by the name of its field. */
  readonly draft: Readonly<Record<string, string>>;
  /** Of the page of the form. */
  readonly address: string;
};

/** Encoded it is less than twice as long; a longer one would leave no room for words. */
const MOST_OF_ADDRESS = 600;
/** Most characters that the lines of a list take, encoded. */
const MOST_OF_LINES = 800;

/** The same message, ready in WhatsApp and in e-mail, for when it cannot be sent from here. */
export function ContactFallback(props: Props) {
  const subject = formStates.subject(truncate(props.name, clientLimits.listedName));
  const mail = `mailto:${emails.sales}?subject=${encodeText(subject)}&body=`;
  const message = fitText(getMessage(props, subject), clientLimits.mailed - mail.length);
  return (
    <div className={styles.wayOut}>
      <p>{formStates.wayOut}</p>
      <p className="links">
        <ButtonAnchor look="quiet" href={toWhatsAppAddress(message)} target="_blank" rel="noopener">
          {contactLabels.whatsapp}
        </ButtonAnchor>
        <ButtonAnchor look="quiet" href={mail + encodeText(message)}>
          {formStates.wayOutEmail}
        </ButtonAnchor>
      </p>
    </div>
  );
}

/** What a visitor wrote, as one message; the comments, which may be long, come last. */
function getMessage({ draft, address, name, lines }: Props, subject: string): string {
  const { client_name = '', description, ...others } = draft;
  const about = name && (address.length > MOST_OF_ADDRESS ? subject : `${subject} (${address})`);
  const listed = fitLines(lines, MOST_OF_LINES);
  const parts = [formStates.greeting(client_name), about, ...listed, ...Object.values(others), description];
  return parts.filter(Boolean).join('\n');
}
