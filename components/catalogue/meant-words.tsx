import { AppLink } from '@/components/ui/app-link';
import { messages } from '@/content/messages';
import { toSearchPath } from '@/lib/routes';
import styles from './search-results.module.scss';

type Props = {
  readonly q: string;
  readonly meant: string;
};

/** Says which words the results of a search answer, where nothing answers its own. */
export function MeantWords({ q, meant }: Props) {
  return (
    <>
      <p className={styles.meant}>
        {messages.search.resultsFor} «<AppLink href={toSearchPath(meant)}>{meant}</AppLink>»
      </p>
      <p className={styles.none}>{messages.search.noneFor(q)}</p>
    </>
  );
}
