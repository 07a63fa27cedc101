import { ley1831 } from '@/content/ley-1831';
import { limits } from '@/content/limits';
import { placeTexts } from '@/content/place-answers';
import { findPlace, type PlaceSlug, placeGroups, places } from '@/content/places';
import { routes, toPlacePath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';
import styles from './ley-1831.module.scss';

const { question: texts, word } = placeTexts;

/** The six groups of places that must have a defibrillator; each text leads to the answers for its place. */
export function Establishments() {
  return (
    <Section id="establecimientos" title={ley1831.establishmentsTitle} tone="soft">
      <ul className="three">
        {Object.entries(placeGroups).map(([group, { icon, title }]) => (
          <li key={title} className={styles.group}>
            <span className={styles.icon}>
              <Icon name={icon} size={28} />
            </span>
            <h3>{title}</h3>
            <ul>
              {places
                .filter((place) => place.group === group)
                .flatMap(({ slug, listed }) => listed.map((text) => ({ slug, text })))
                .map(({ slug, text }) => (
                  <li key={text}>
                    <AppLink href={toPlacePath(slug)} prefetch={false}>
                      {text}
                    </AppLink>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Props = {
  readonly title?: string;
  /** Where the list of places is. */
  readonly list?: string;
};

/** A field for the kind of place in any words, which the server answers without scripts too, and a link to the list. */
export function PlaceQuestion({ title = texts.title, list = '#establecimientos' }: Props) {
  return (
    <Section id="lugar" title={title} isRow>
      <div className={styles.panel}>
        <form action={routes.placeWord} method="get" className={styles.form}>
          <label className="fieldName" htmlFor="lugar-escrito">
            {texts.label}
          </label>
          <input
            id="lugar-escrito"
            type="text"
            name="lugar"
            required
            maxLength={limits.searchText}
            autoComplete="off"
            enterKeyHint="go"
          />
          <Button type="submit" look="quiet">
            {texts.submit}
          </Button>
        </form>
        <p>
          <a className="plain" href={list}>
            {texts.list}
          </a>
        </p>
      </div>
    </Section>
  );
}

/** Places of the list that a place is like, or may be part of. */
export function NearPlaces({ slugs }: { readonly slugs: readonly PlaceSlug[] }) {
  const near = slugs.map(findPlace).filter((place) => place !== undefined);
  if (near.length === 0) return null;
  return (
    <Section id="parecidos" title={word.near} tone="soft">
      <ul className="three">
        {near.map(({ slug, name, named }) => (
          <li key={slug} className={styles.place}>
            <AppLink href={toPlacePath(slug)} prefetch={false}>
              {name}
            </AppLink>
            <p className="remark">{`${named.charAt(0).toUpperCase()}${named.slice(1)}.`}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
