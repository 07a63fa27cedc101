import { paymentMethods } from '@/content/payment-methods';
import { Section } from '../ui/section';
import styles from './payment-methods.module.scss';

/** 'Nuestros medios de pago'. */
export function PaymentMethods() {
  return (
    <Section id="medios-de-pago" title={paymentMethods.title} isRow>
      <ul className={styles.list}>
        {paymentMethods.items.map(({ mark, logo }) => (
          <li key={mark}>
            <img src={logo} alt={mark} width={120} height={64} loading="lazy" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
