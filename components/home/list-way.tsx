import { paste } from '@/content/paste';
import { toPasteFormPath } from '@/lib/pasted-list/fields';
import { AppLink } from '../ui/app-link';
import styles from './list-way.module.scss';

/** The way of a buyer who has a list already. */
export function ListWay() {
  return (
    <p className={styles.way}>
      <AppLink href={toPasteFormPath()} prefetch={false}>
        {paste.link}
      </AppLink>
    </p>
  );
}
