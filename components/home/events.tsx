import { events } from '@/content/events';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { Carousel } from '../ui/carousel';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import styles from './company.module.scss';

/** Two in a card; one card in a row, or two. */
const SIZES = '(width >= 92rem) 20rem, (width >= 64rem) 22vw, 46vw';

/** 'Nuestros eventos': each with title, year, description and its pictures. */
export function Events() {
  return (
    <Section id="eventos" title={events.title} tone="soft">
      <Carousel label={messages.carousel.label(events.title)} perView={[1, 2]} delay={limits.autoplay.events}>
        {events.items.map((event) => (
          <li key={event.title}>
            <article className={styles.event}>
              <div>
                {event.images.map(({ src, alt }) => (
                  <Picture key={src} src={src} alt={alt} width={800} height={533} sizes={SIZES} />
                ))}
              </div>
              <div>
                <p className={styles.year}>{event.date}</p>
                <h3 className="subtitle">{event.title}</h3>
                <p>{event.description}</p>
              </div>
            </article>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}
