import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { Icon } from '../ui/icon';

const { address, landline, mobile, emails } = site;

/** Address, phones and e-mail addresses of the company; its chat is the button of every page. */
export function ContactList() {
  return (
    <address className="lines">
      <p>
        <Icon name="map-pin" size={20} />
        <span>{[address.street, address.city, address.country].join(', ')}</span>
      </p>
      <p>
        <Icon name="phone" size={20} />
        <span>
          {`${contact.labels.phone}: `}
          <a href={landline.href}>{landline.label}</a>
        </span>
      </p>
      <p>
        <Icon name="whatsapp" size={20} />
        <span>
          {`${messages.footer.mobile}: `}
          <a href={mobile.href}>{mobile.label}</a>
        </span>
      </p>
      {[emails.general, emails.sales].map((email) => (
        <p key={email}>
          <Icon name="mail" size={20} />
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      ))}
    </address>
  );
}
