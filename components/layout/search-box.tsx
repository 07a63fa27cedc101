import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { routes } from '@/lib/routes';
import { Icon } from '../ui/icon';
import styles from './search-box.module.scss';
import { SearchForm } from './search-form';

type Props = { readonly label: string; readonly value?: string };

/** A real GET form to /search. */
export function SearchBox({ label, value = '' }: Props) {
  return (
    <SearchForm key={value} label={label} action={routes.search} longest={limits.searchText} className={styles.form}>
      <input
        type="search"
        name="q"
        className={styles.input}
        defaultValue={value}
        aria-label={label}
        placeholder={messages.search.placeholder}
        maxLength={limits.searchText}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className={styles.button} aria-label={messages.search.submit}>
        <Icon name="search" size={20} />
      </button>
    </SearchForm>
  );
}
