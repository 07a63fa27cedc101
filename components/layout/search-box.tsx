import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { Icon } from '../ui/icon';
import styles from './search-box.module.scss';
import { SearchForm } from './search-form';

/** A real GET form to /search, which holds the words of the search that the page shows. */
export function SearchBox({ label }: { readonly label: string }) {
  return (
    <SearchForm
      className={styles.form}
      field={{
        type: 'search',
        name: 'q',
        'aria-label': label,
        placeholder: messages.search.placeholder,
        maxLength: limits.searchText,
        autoComplete: 'off',
        enterKeyHint: 'search',
      }}
    >
      <button type="submit" className={styles.button} aria-label={messages.search.submit}>
        <Icon name="search" size={20} />
      </button>
    </SearchForm>
  );
}
