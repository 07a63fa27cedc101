import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { Icon } from '../ui/icon';
import styles from './social-links.module.scss';

/** Icon-only links to the social networks, each with its name for screen readers. */
export function SocialLinks() {
  return (
    <ul className={styles.list}>
      {site.socials.map(({ name, icon, href }) => (
        <li key={name}>
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={`${name} ${messages.opensElsewhere}`}
          >
            <Icon name={icon} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
