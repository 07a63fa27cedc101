import { shareCheck } from '@/content/share-check';
import { type FetchedPage, getFacts, getFaults } from '@/lib/share-check/audit';
import { Icon } from '../ui/icon';
import styles from './share-results.module.scss';

/** Whether a link is ready to be shared: what was found, and what is to be mended. */
export function ShareResults({ page }: { readonly page: FetchedPage }) {
  const faults = getFaults(page);
  const notes = [...getFacts(page), ...(page.head.robots.includes('noindex') ? [shareCheck.faults.noindex] : [])];
  return (
    <section className={styles.results} aria-labelledby="revision">
      <h2 id="revision" className={styles.title}>
        {shareCheck.results}
      </h2>
      <p className={faults.length === 0 ? styles.good : styles.bad}>
        <Icon name={faults.length === 0 ? 'check' : 'alert'} size={20} />
        {faults.length === 0 ? shareCheck.good : shareCheck.bad(faults.length)}
      </p>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <ul className={styles.facts}>
        {notes.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
