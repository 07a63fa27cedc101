import { events } from '@/content/events';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { Carousel } from '../ui/carousel';
import { Section } from '../ui/section';
import styles from './events.module.scss';

/** 'Nuestros eventos': each with title, year, description and its pictures. */
export function Events() {
  return (
    <Section id="eventos" title={events.title} tone="soft">
      <Carousel label={messages.carousel.label(events.title)} perView={[1, 1, 1, 2]} delay={limits.autoplay.events}>
        {events.items.map((event) => (
          <li key={event.key}>
            <article className={styles.card}>
              <div className={styles.pictures}>
                {event.images.map(({ src, alt }) => (
                  <img key={src} src={src} alt={alt} width={1200} height={800} loading="lazy" decoding="async" />
                ))}
              </div>
              <div className={styles.words}>
                <p className={styles.year}>{event.date}</p>
                <h3 className={styles.title}>{event.title}</h3>
                <p>{event.description}</p>
              </div>
            </article>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}
