import { ley1831 } from '@/content/ley-1831';
import { limits } from '@/content/limits';
import { placeTexts } from '@/content/place-answers';
import { placeGroups, places } from '@/content/places';
import { NOT_NAMED, routes, toPlacePath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { WarningNotice } from '../ui/notice';
import { Section } from '../ui/section';
import styles from './ley-1831.module.scss';

const texts = placeTexts.question;

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

/** A field for the kind of place in any words, which the server answers without scripts too, and a link to the list. */
export function PlaceQuestion() {
  return (
    <Section id="lugar" title={texts.title} isRow>
      <div className={styles.panel}>
        <WarningNotice id={NOT_NAMED} text={texts.notNamed} />
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
          <a className="plain" href="#establecimientos">
            {texts.list}
          </a>
        </p>
      </div>
    </Section>
  );
}
