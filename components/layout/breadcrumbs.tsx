import { messages } from '@/content/messages';
import { AppLink } from '../ui/app-link';
import styles from './breadcrumbs.module.scss';

type Props = { readonly links: readonly { readonly label: string; readonly href: string }[]; readonly current: string };

/** Where a page lies: the way down to it, and itself. */
export function Breadcrumbs({ links, current }: Props) {
  return (
    <nav className={styles.nav} aria-label={messages.breadcrumbs}>
      <ol className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href} className={styles.item}>
            <AppLink href={href}>{label}</AppLink>
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
