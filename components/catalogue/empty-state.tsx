import { ButtonLink } from '@/components/ui/button';
import { ChatLink } from '@/components/ui/chat-link';
import { messages } from '@/content/messages';
import { toAddedPath } from '@/lib/list-paths';
import { CategoryLinks } from './category-links';
import styles from './empty-state.module.scss';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly categories: Parameters<typeof CategoryLinks>[0]['categories'];
  /** The words of a search that found nothing. */
  readonly q?: string | undefined;
};

/** Where to go when there is nothing here: the list of what is asked for, the categories, or a person. */
export function EmptyState({ title, text, categories, q }: Props) {
  return (
    <div className={styles.block}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {q && (
        <ButtonLink
          icon="plus"
          href={toAddedPath({ items: [], free: [{ text: q, quantity: 1 }] })}
          prefetch={false}
          className={styles.add}
        >
          {messages.search.addWords(q)}
        </ButtonLink>
      )}
      <ChatLink text={q && messages.search.whatsAppText(q)}>{messages.whatsApp.float}</ChatLink>
      <CategoryLinks categories={categories} />
    </div>
  );
}
