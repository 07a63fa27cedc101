import { myRequests } from '@/content/client/my-requests';
import { routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import styles from './empty-requests.module.scss';

/** What there is to do before anything was sent. */
export function EmptyRequests() {
  return (
    <div className={styles.block}>
      <p>{myRequests.emptyHelp}</p>
      <p className={styles.links}>
        <ButtonLink href={routes.categories}>{myRequests.browse}</ButtonLink>
        <ButtonLink href={routes.contact} look="quiet">
          {myRequests.write}
        </ButtonLink>
      </p>
    </div>
  );
}
