import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import button from '../ui/button.module.scss';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';
import styles from './location-map.module.scss';

const place = `${site.address.street}, ${site.address.city}, ${site.address.country}`;
const directions = `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

/** Where the company is: a drawn map, so that nothing foreign loads, the address and the opening hours. */
export function LocationMap() {
  return (
    <Section id="mapa" title={messages.map.title} tone="soft" intro={messages.map.text}>
      <div className={styles.map}>
        <img
          className={styles.drawing}
          src="/images/map.svg"
          alt={messages.map.alt}
          width={1200}
          height={600}
          loading="lazy"
        />
        <div className={styles.card}>
          <p className={styles.line}>
            <Icon name="map-pin" size={20} />
            <span>{place}</span>
          </p>
          <p className={styles.line}>
            <Icon name="clock" size={20} />
            <span>{contact.hours.text}</span>
          </p>
          <a className={button.quiet} href={directions} target="_blank" rel="noopener">
            {messages.map.directions}
            <Icon name="external" size={18} />
          </a>
        </div>
      </div>
    </Section>
  );
}
