import { company } from '@/content/company';
import { site } from '@/content/site';
import { Section } from '../ui/section';
import styles from './experience.module.scss';

/** On a phone two are open from the start. */
const isOpen = (id: string) => id === 'vision' || id === 'mision';

/** Visión, Misión, Trayectoria, Política de Calidad and Objetivos de calidad: on a phone titles that open and close, else all in sight. */
export function Experience() {
  return (
    <Section id="experiencia" title={company.title} tone="soft">
      <div className={styles.grid}>
        {company.sections.map((part) => (
          <article
            key={part.id}
            className={part.id === 'trayectoria' ? `${styles.part} ${styles.history}` : styles.part}
            id={part.id}
          >
            <h3 id={`${part.id}-title`} className={styles.title}>
              {part.title}
            </h3>
            {part.id === 'trayectoria' && (
              <p className={styles.years} aria-hidden="true">
                {site.yearsInBusiness} <span>{company.years}</span>
              </p>
            )}
            <details className={styles.more} open={isOpen(part.id)}>
              <summary className={styles.opener} aria-labelledby={`${part.id}-title`} />
              {'body' in part ? (
                <p>{part.body}</p>
              ) : (
                <ul className={styles.list}>
                  {part.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </details>
          </article>
        ))}
      </div>
    </Section>
  );
}
