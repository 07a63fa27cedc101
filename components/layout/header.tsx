import { messages } from '@/content/messages';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { ListLink } from '../quotation-list/list-link';
import { AppLink } from '../ui/app-link';
import styles from './header.module.scss';
import { Menu } from './menu';
import { MenuLink } from './menu-link';
import { SearchBox } from './search-box';

/** Logo, list of the device, search bar and menu, on every page. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <AppLink href={routes.home} className={styles.logo}>
          {/* The framework preloads an eager picture, before those that matter, unless it stands in a <picture>. */}
          <picture>
            <img src="/images/logo.svg" alt={messages.logo(site.name)} width={219} height={48} />
          </picture>
        </AppLink>
        <ListLink />
        <Menu>
          {navigation.map(({ label, href }) => (
            <li key={href}>
              <MenuLink href={href}>{label}</MenuLink>
            </li>
          ))}
        </Menu>
        <div className={styles.search}>
          <SearchBox label={messages.search.label} />
        </div>
      </div>
    </header>
  );
}
