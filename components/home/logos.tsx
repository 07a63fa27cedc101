import { limits } from '@/content/limits';
import { clients, paymentMethods } from '@/content/logos';
import { messages } from '@/content/messages';
import { Carousel } from '../ui/carousel';
import { Section } from '../ui/section';
import styles from './company.module.scss';

/** 'Nuestros clientes y aliados': a row of logos. */
export function Clients() {
  return (
    <Section id="clientes" title={clients.title}>
      <Carousel label={messages.carousel.label(clients.title)} perView={[2, 4]} delay={limits.autoplay.clients}>
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
