import type { ReactNode } from 'react';
import { ChatLink } from '@/components/ui/chat-link';
import { messages } from '@/content/messages';
import { CategoryLinks } from './category-links';
import styles from './empty-state.module.scss';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly categories: Parameters<typeof CategoryLinks>[0]['categories'];
  /** The words of a search that found nothing. */
  readonly q?: string | undefined;
  /** The way to have them quoted all the same. */
  readonly children?: ReactNode;
};

/** Where to go when there is nothing here: the list of what is asked for, the categories, or a person. */
export function EmptyState({ title, text, categories, q, children }: Props) {
  return (
    <div className={styles.block}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {children}
      <ChatLink text={q && messages.search.whatsAppText(q)}>{messages.whatsApp.float}</ChatLink>
      <CategoryLinks categories={categories} />
    </div>
  );
}
