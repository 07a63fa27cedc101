import { messages } from '@/content/messages';
import { Section } from '../ui/section';
import { ServiceCard } from './service-card';
import styles from './services.module.scss';

type Item = Parameters<typeof ServiceCard>[0]['service'];

/** The Servicios grid. */
export function Services({ items }: { readonly items: readonly Item[] }) {
  return (
    <Section id="servicios" title={messages.services.title}>
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.id}>
            <ServiceCard service={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
