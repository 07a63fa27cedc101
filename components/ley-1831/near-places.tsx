import { placeTexts } from '@/content/place-texts';
import { findPlace, type PlaceSlug } from '@/content/places';
import { toPlacePath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { Section } from '../ui/section';
import styles from './near-places.module.scss';

/** Places of the list that a place is like, or may be part of. */
export function NearPlaces({ slugs }: { readonly slugs: readonly PlaceSlug[] }) {
  const places = slugs.map(findPlace).filter((place) => place !== undefined);
  if (places.length === 0) return null;
  return (
    <Section id="parecidos" title={placeTexts.word.near} tone="soft">
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
    </Section>
  );
}
