import { paste } from '@/content/paste';
import { toPasteFormPath } from '@/lib/pasted-list/fields';
import { ButtonLink } from '../ui/button';
import styles from './list-way.module.scss';

/** The way of a buyer who has a list already. */
export function ListWay() {
  return (
    <p className={styles.way}>
      <ButtonLink icon="list-check" href={toPasteFormPath()} look="quiet" prefetch={false}>
        {paste.link}
      </ButtonLink>
    </p>
  );
}
