import { placeTexts } from '@/content/place-texts';
import { places } from '@/content/places';
import { toPlacePath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { Section } from '../ui/section';
import { PlaceFilter } from './place-filter';
import styles from './place-question.module.scss';

/** Which kind of place it is: a link for each, and a field that leaves those that fit. */
export function PlaceQuestion() {
  const { title, intro, label, none } = placeTexts.question;
  return (
    <Section id="lugar" title={title} intro={intro}>
      <PlaceFilter>
        <label className={styles.field}>
          <span>{label}</span>
          <input type="text" autoComplete="off" className={styles.input} />
        </label>
        <ul className={styles.places}>
          {places.map(({ slug, name, named }) => (
            <li key={slug} className={styles.place}>
              <AppLink href={toPlacePath(slug)} className={styles.link} prefetch={false}>
                {name}
              </AppLink>
              <span className={styles.named}>{`${named.charAt(0).toUpperCase()}${named.slice(1)}.`}</span>
            </li>
          ))}
        </ul>
        <p role="status">
          <span hidden>{none}</span>
        </p>
      </PlaceFilter>
    </Section>
  );
}
