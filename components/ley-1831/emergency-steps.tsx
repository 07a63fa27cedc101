import { ley1831 } from '@/content/ley-1831';
import { Section } from '../ui/section';
import styles from './emergency-steps.module.scss';

/** What to do in an emergency, in order. */
export function EmergencySteps() {
  const { title, note, steps } = ley1831.emergency;
  return (
    <Section id="emergencia" title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
