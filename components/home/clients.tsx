import { clients } from '@/content/clients';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { Carousel } from '../ui/carousel';
import { Section } from '../ui/section';
import styles from './clients.module.scss';

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
