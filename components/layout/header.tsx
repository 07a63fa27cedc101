import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { ListLink } from '../quotation-list/list-link';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';
import styles from './header.module.scss';
import { MenuLink, MenuNav } from './menu-nav';
import searchStyles from './search-box.module.scss';
import { SearchForm } from './search-form';

/** Logo, menu, search bar and the list of the device, on every page. */
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
        {/* In sight on large screens and without JavaScript; else a popover of the browser. */}
        <MenuNav className={styles.nav} label={messages.menu.label}>
          <button type="button" className={styles.burger} popoverTarget="menu">
            <span className={styles.opens}>
              <Icon name="menu" />
              <span className="hidden">{messages.menu.open}</span>
            </span>
            <span className={styles.closes}>
              <Icon name="close" />
              <span className="hidden">{messages.menu.close}</span>
            </span>
          </button>
          <ul id="menu" className={styles.menu} popover="auto">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <MenuLink href={href}>{label}</MenuLink>
              </li>
            ))}
          </ul>
        </MenuNav>
        <div className={styles.search}>
          {/* A real GET form, which holds the words of the search that the page shows. */}
          <SearchForm
            className={searchStyles.form}
            field={{
              type: 'search',
              name: 'q',
              'aria-label': messages.search.label,
              placeholder: messages.search.placeholder,
              maxLength: limits.searchText,
              autoComplete: 'off',
              enterKeyHint: 'search',
            }}
          >
            <button type="submit" className={searchStyles.button} aria-label={messages.search.submit}>
              <Icon name="search" size={20} />
            </button>
          </SearchForm>
        </div>
        <ListLink />
      </div>
    </header>
  );
}
