import { establishments } from '@/content/establishments';
import { ley1831 } from '@/content/ley-1831';
import { findPlace } from '@/content/places';
import { toPlacePath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';
import styles from './establishments.module.scss';

/** The six groups of places that must have a defibrillator. */
export function Establishments() {
  return (
    <Section id="establecimientos" title={ley1831.establishmentsTitle} tone="soft">
      <ul className={styles.grid}>
        {establishments.map(({ icon, title, texts, places }) => (
          <li key={title} className={styles.group}>
            <span className={styles.icon}>
              <Icon name={icon} size={28} />
            </span>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.texts}>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <ul className={styles.places}>
              {places.map((slug) => (
                <li key={slug}>
                  <AppLink href={toPlacePath(slug)} prefetch={false}>
                    {findPlace(slug)?.name}
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
