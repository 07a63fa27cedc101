import { ButtonAnchor } from '@/components/ui/button';
import { formStates } from '@/content/client/forms';
import { clientLimits } from '@/content/client/limits';
import { ways } from '@/content/contact';
import { emails } from '@/content/site';
import { fitLines, fitText, toWhatsAppAddress } from '@/lib/sharing/whatsapp';
import { encodeText } from '@/lib/text';
import type { Requested } from './enhanced-form';
import styles from './form.module.scss';

type Props = Requested & {
  /** What was written, by the name of its field. */
  readonly draft: Readonly<Record<string, string>>;
  /** Of the page of the form. */
  readonly address: string;
};

/** Most characters of the parts of a link to a mail: there is always room for some lines. */
const MOST_OF_NAME = 150;
const MOST_OF_ANSWER = 300;
/** Encoded it is less than twice as long. */
const MOST_OF_ADDRESS = 600;

/** The same message, ready in WhatsApp and in e-mail, for when it cannot be sent from here. */
export function ContactFallback(props: Props) {
  const subject = formStates.subject(fitText(props.name, MOST_OF_NAME));
  const mail = `mailto:${emails.sales}?subject=${encodeText(subject)}&body=`;
  const message = getMessage(props, subject, clientLimits.mailed - mail.length);
  return (
    <div className={styles.wayOut}>
      <p>{formStates.wayOut}</p>
      <p className="links">
        <ButtonAnchor look="quiet" href={toWhatsAppAddress(message)} target="_blank" rel="noopener">
          {ways.whatsapp}
        </ButtonAnchor>
        <ButtonAnchor look="quiet" href={mail + encodeText(message)}>
          {formStates.wayOutEmail}
        </ButtonAnchor>
      </p>
    </div>
  );
}

/** What a visitor wrote, as one message of at most `most` characters once it is encoded: half of what is left goes to the lines of a list. */
function getMessage({ draft, address, name, lines }: Props, subject: string, most: number): string {
  const { client_name = '', description = '', email, phone_number, ...others } = draft;
  const isLong = address.length > MOST_OF_ADDRESS;
  const about = name && (isLong ? subject : `${subject} (${address})`);
  const answer = [phone_number, email, ...Object.values(others)].filter(Boolean).join(' · ');
  const end = fitText(answer, MOST_OF_ANSWER);
  const room = most - encodeText(`\n${about}\n\n${end}`).length;
  const words = `${formStates.greeting(client_name)}\n${description}`;
  const start = fitText(words, lines.length > 0 ? room / 2 : room);
  const fitting = fitLines(lines, room - encodeText(start).length);
  return [start, about, ...fitting, end].filter(Boolean).join('\n');
}
