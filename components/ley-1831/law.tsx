import { ley1831 } from '@/content/ley-1831';
import { placeTexts } from '@/content/place-answers';
import { Section } from '../ui/section';
import styles from './ley-1831.module.scss';

/** What to do in an emergency, in order. */
export function EmergencySteps() {
  const { title, note, steps } = ley1831.emergency;
  return (
    <Section id="emergencia" title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className="remark">{note}</p>
    </Section>
  );
}

/** The norm, where its text is, and that this page is no legal advice. */
export function Law() {
  const { title, text, note, officialLabel, officialHref } = ley1831.law;
  return (
    <Section id="ley" title={title} tone="soft">
      <div className={`prose ${styles.law}`}>
        <p>{text}</p>
        <p>
          <a href={officialHref} rel="noopener" target="_blank">
            {officialLabel}
          </a>
        </p>
        <p className="remark">{[placeTexts.notice, note].filter(Boolean).join(' ')}</p>
      </div>
    </Section>
  );
}
