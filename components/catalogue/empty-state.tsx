import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { toAddedPath } from '@/lib/list-paths';
import { toWhatsAppAddress } from '@/lib/sharing/whatsapp';
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
      <CategoryLinks categories={categories} />
      {q && (
        <ButtonLink
          href={toAddedPath({ items: [], free: [{ text: q, quantity: 1 }] })}
          prefetch={false}
          className={styles.add}
        >
          <Icon name="plus" size={20} />
          {messages.search.addWords(q)}
        </ButtonLink>
      )}
      <ButtonAnchor
        look="quiet"
        href={q ? toWhatsAppAddress(messages.search.whatsAppText(q)) : site.whatsapp}
        target="_blank"
        rel="noopener"
      >
        <Icon name="whatsapp" size={20} />
        {messages.whatsApp.float}
      </ButtonAnchor>
    </div>
  );
}
