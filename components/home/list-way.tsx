import { paste } from '@/content/paste';
import { toPasteFormPath } from '@/lib/pasted-list/fields';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './list-way.module.scss';

/** The way of a buyer who has a list already. */
export function ListWay() {
  return (
    <p className={styles.way}>
      <ButtonLink href={toPasteFormPath()} look="quiet" prefetch={false}>
        <Icon name="list-check" size={20} />
        {paste.link}
      </ButtonLink>
    </p>
  );
}
