import { AppLink } from '@/components/ui/app-link';
import { Picture } from '@/components/ui/picture';
import { messages } from '@/content/messages';
import type { NamedPicture } from '@/lib/catalogue/product';
import { toCategoryPath } from '@/lib/routes';
import styles from './card.module.scss';
import words from './card-words.module.scss';

type Props = {
  readonly category: NamedPicture & { readonly count?: number | undefined };
  /** The card is in the first screen: its picture is fetched before the others. */
  readonly first?: boolean;
};

/** A category: picture, name and 'Ver productos'. */
export function CategoryCard({ category, first = false }: Props) {
  return (
    <article className={styles.card}>
      <Picture
        src={category.imageSm}
        alt=""
        width={400}
        height={400}
        sizes="(width >= 92rem) 20rem, (width >= 64rem) 22vw, (width >= 40rem) 45vw, 6.5rem"
        first={first && 'lazy'}
      />
      <div className={words.words}>
        <h2 lang={category.lang}>{category.name}</h2>
        {category.count !== undefined && <p className={words.brand}>{messages.category.count(category.count)}</p>}
        <AppLink href={toCategoryPath(category)} className={words.way} prefetch={false}>
          {messages.categories.see}
          <span lang={category.lang}>{` ${category.name}`}</span>
        </AppLink>
      </div>
    </article>
  );
}
