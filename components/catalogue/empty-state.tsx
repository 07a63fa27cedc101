import { AddLines } from '@/components/quotation-list/add-lines';
import { ChatLink } from '@/components/ui/chat-link';
import { messages } from '@/content/messages';
import { toLinesPath } from '@/lib/list-paths';
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
  const lines = q && { items: [], free: [{ text: q, quantity: 1 }] };
  return (
    <div className={styles.block}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {lines && (
        <AddLines icon="plus" lines={lines} href={toLinesPath(lines)} className={styles.add}>
          {messages.search.addWords(q)}
        </AddLines>
      )}
      <ChatLink text={q && messages.search.whatsAppText(q)}>{messages.whatsApp.float}</ChatLink>
      <CategoryLinks categories={categories} />
    </div>
  );
}
