import { ButtonAnchor } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { CategoryLinks } from './category-links';
import styles from './empty-state.module.scss';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly categories: Parameters<typeof CategoryLinks>[0]['categories'];
};

/** Where to go when there is nothing here: the categories, or a person. */
export function EmptyState({ title, text, categories }: Props) {
  return (
    <div className={styles.block}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <CategoryLinks categories={categories} />
      <ButtonAnchor look="quiet" href={site.whatsapp} target="_blank" rel="noopener">
        <Icon name="whatsapp" size={20} />
        {messages.whatsApp.float}
      </ButtonAnchor>
    </div>
  );
}
