import { AppLink } from '@/components/ui/app-link';
import { messages } from '@/content/messages';
import type { CardItem } from '@/lib/catalogue/product';
import { listChoices, type ResultGroup } from '@/lib/catalogue/result-groups';
import { toSearchPath } from '@/lib/routes';
import styles from './list-options.module.scss';

type Props = {
  readonly q: string;
  readonly items: readonly CardItem[];
  readonly group: ResultGroup | null;
};

const texts = messages.search.groups;

/** Which of the results are shown: links to all of them and to each group; nothing where there is nothing to choose. */
export function ResultChoices({ q, items, group }: Props) {
  const choices = listChoices(items, group);
  if (choices.length === 0) return null;
  return (
    <nav className={styles.options} aria-label={texts.label}>
      <ul className={`${styles.choices} ${styles.line}`}>
        {[{ path: '', name: texts.all, lang: undefined, items }, ...choices].map((choice) => (
          <li key={choice.path}>
            <AppLink
              href={toSearchPath(q, choice.path)}
              className={styles.choice}
              lang={choice.lang}
              current={choice.path === (group?.path ?? '') ? 'true' : undefined}
              prefetch={false}
            >
              {choice.name} <span className={styles.count}>({choice.items.length})</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
