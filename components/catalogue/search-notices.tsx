import type { SearchNotice } from '@/lib/search-notices/list-notices';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';
import styles from '../ui/notice.module.scss';

/** What is said above the results of a search that is about something else than equipment. */
export function SearchNotices({ notices }: { readonly notices: readonly SearchNotice[] }) {
  return notices.map(({ icon, text, link, href, isPage }) => (
    <p key={text} className={styles.notice}>
      <Icon name={icon} />
      <span>
        {text}{' '}
        {isPage ? (
          <AppLink href={href} prefetch={false}>
            {link}
          </AppLink>
        ) : (
          <a href={href}>{link}</a>
        )}
      </span>
    </p>
  ));
}
