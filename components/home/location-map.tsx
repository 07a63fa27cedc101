import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { ButtonAnchor } from '../ui/button';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';
import styles from './company.module.scss';
import { MapEmbed } from './map-embed';

const { latitude, longitude } = site.coordinates;
const place = `${site.address.street}, ${site.address.city}, ${site.address.country}`;

/** Degrees around the marker that the interactive map shows. */
const SPAN_DEGREES = 0.01;
const [width, height] = [SPAN_DEGREES, SPAN_DEGREES / 2];
const box = [longitude - width, latitude - height, longitude + width, latitude + height].join(',');
const embed = `https://www.openstreetmap.org/export/embed.html?bbox=${box}&marker=${latitude},${longitude}`;
const directions = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

/** Address, opening hours and a drawn map, so that nothing of another host loads without consent. */
export function LocationMap() {
  return (
    <Section id="mapa" title={messages.map.title} tone="soft" intro={messages.map.text}>
      <div className={styles.map}>
        <div className={styles.view}>
          <MapEmbed src={embed} className={styles.drawing}>
            <img
              className={styles.drawing}
              src="/images/map.svg"
              alt={messages.map.alt}
              width={1200}
              height={600}
              loading="lazy"
            />
            <p>{messages.map.drawing}</p>
          </MapEmbed>
        </div>
        <div className={styles.place}>
          <p className={styles.line}>
            <Icon name="map-pin" size={20} />
            <span>{place}</span>
          </p>
          <p className={styles.line}>
            <Icon name="clock" size={20} />
            <span>{contact.hours.text}</span>
          </p>
          <p>
            <ButtonAnchor look="quiet" href={directions} target="_blank" rel="noopener">
              {messages.map.directions}
            </ButtonAnchor>
          </p>
        </div>
      </div>
    </Section>
  );
}
