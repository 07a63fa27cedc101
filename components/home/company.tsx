import { company } from '@/content/company';
import { events } from '@/content/events';
import { limits } from '@/content/limits';
import { clients, paymentMethods } from '@/content/logos';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { Carousel } from '../ui/carousel';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import styles from './company.module.scss';

/** Visión, Misión, Trayectoria, Política de Calidad and Objetivos de calidad. */
export function Experience() {
  return (
    <Section id="experiencia" title={company.title} tone="soft">
      <div className={styles.parts}>
        {company.sections.map((part) => (
          <article key={part.id} id={part.id} {...(part.id === 'trayectoria' && { className: styles.history })}>
            <h3>{part.title}</h3>
            {part.id === 'trayectoria' && (
              <p className={styles.years} aria-hidden="true">
                {site.yearsInBusiness} <span>{company.years}</span>
              </p>
            )}
            {'body' in part ? (
              <p>{part.body}</p>
            ) : (
              <ul className={`bullets ${styles.list}`}>
                {part.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </article>
        ))}
      </div>
    </Section>
  );
}

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

/** 'Nuestros clientes y aliados': a row of logos. */
export function Clients() {
  return (
    <Section id="clientes" title={clients.title}>
      <Carousel
        label={messages.carousel.label(clients.title)}
        perView={[2, 4]}
        delay={limits.autoplay.clients}
        hasArrows={false}
      >
        {clients.items.map(({ name, logo }) => (
          <li key={name} className={styles.client}>
            <img src={logo} alt={name} width={200} height={80} loading="lazy" />
          </li>
        ))}
      </Carousel>
    </Section>
  );
}

/** 'Nuestros medios de pago'. */
export function PaymentMethods() {
  return (
    <Section id="medios-de-pago" title={paymentMethods.title} isRow>
      <ul className={styles.payments}>
        {paymentMethods.items.map(({ mark, logo }) => (
          <li key={mark}>
            <img src={logo} alt={mark} width={120} height={64} loading="lazy" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
