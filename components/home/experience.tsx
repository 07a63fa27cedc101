import { company } from '@/content/company';
import { site } from '@/content/site';
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
