import { shareCheck } from '@/content/share-check';
import { type FetchedPage, getFacts, getFaults } from '@/lib/share-check/audit';
import type { Head } from '@/lib/share-check/read-head';
import { Icon } from '../ui/icon';
import styles from './share-previews.module.scss';

type Props = {
  readonly head: Head;
  /** Address of the Open Graph image, '' for none. */
  readonly picture: string;
  /** What is sent, as it stands in the message. */
  readonly link: string;
};

/** The link as the applications draw it, near enough to judge words and picture. */
export function SharePreviews({ head, picture, link }: Props) {
  const {
    'og:title': title = head.title,
    'og:description': description = '',
    'og:url': url = head.canonical,
  } = head.tags;
  const host = URL.canParse(url) ? new URL(url).host : '';
  const image = picture && <img src={picture} alt={head.tags['og:image:alt'] ?? ''} className={styles.picture} />;
  return (
    <section aria-labelledby="vistas">
      <h2 id="vistas" className={styles.heading}>
        {shareCheck.previews}
      </h2>
      <div className={styles.previews}>
        <figure>
          <figcaption className={styles.caption}>{shareCheck.whatsApp}</figcaption>
          <div className={styles.bubble}>
            <div className={styles.quote}>
              {image}
              <p className={styles.name}>{title}</p>
              <p className={styles.description}>{description}</p>
              <p className={styles.host}>{host}</p>
            </div>
            <p className={styles.link}>{link}</p>
          </div>
        </figure>
        <figure>
          <figcaption className={styles.caption}>{shareCheck.square}</figcaption>
          <div className={styles.bubble}>
            <div className={styles.row}>
              <span className={styles.square}>{image}</span>
              <div>
                <p className={styles.name}>{title}</p>
                <p className={styles.host}>{host}</p>
              </div>
            </div>
            <p className={styles.link}>{link}</p>
          </div>
        </figure>
        <figure>
          <figcaption className={styles.caption}>{shareCheck.linkedIn}</figcaption>
          <div className={styles.post}>
            {image}
            <div className={styles.below}>
              <p className={styles.name}>{title}</p>
              <p className={styles.host}>{host}</p>
            </div>
          </div>
        </figure>
        <figure>
          <figcaption className={styles.caption}>{shareCheck.x}</figcaption>
          <div className={styles.card}>
            {image}
            <p className={styles.over}>{title}</p>
          </div>
          <p className={styles.host}>{host}</p>
        </figure>
      </div>
    </section>
  );
}

/** Whether a link is ready to be shared: what was found, and what is to be mended. */
export function ShareResults({ page }: { readonly page: FetchedPage }) {
  const faults = getFaults(page);
  const notes = [...getFacts(page), ...(page.head.robots.includes('noindex') ? [shareCheck.faults.noindex] : [])];
  return (
    <section className={styles.results} aria-labelledby="revision">
      <h2 id="revision" className={styles.resultsTitle}>
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
