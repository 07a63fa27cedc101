import { ley1831 } from '@/content/ley-1831';
import { placeGroups, places } from '@/content/places';
import { toPlacePath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';
import styles from './establishments.module.scss';

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
            <ul className={styles.texts}>
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
