import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { categoryPath, routes } from '@/lib/routes';
import styles from './empty-state.module.scss';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly categories: readonly { readonly id: string; readonly name: string; readonly lang?: string | undefined }[];
};

/** Where to go when there is nothing here: the categories, or a person. */
export function EmptyState({ title, text, categories }: Props) {
  return (
    <div className={styles.block}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category.id}>
            <ButtonLink href={categoryPath(category)} look="quiet" lang={category.lang} prefetch={false}>
              {category.name}
            </ButtonLink>
          </li>
        ))}
        {categories.length === 0 && (
          <li>
            <ButtonLink href={routes.categories} look="quiet">
              {messages.categories.title}
            </ButtonLink>
          </li>
        )}
      </ul>
      <ButtonAnchor href={site.whatsapp} target="_blank" rel="noopener">
        <Icon name="whatsapp" size={20} />
        {messages.whatsApp.float}
      </ButtonAnchor>
    </div>
  );
}
