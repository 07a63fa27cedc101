import { myRequestsPage } from '@/content/my-requests';
import { routes } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';
import styles from './request-links.module.scss';

/** The way to what this device has sent. */
export function MyRequestsLink() {
  return (
    <p className={styles.link}>
      <AppLink href={routes.myRequests} prefetch={false}>
        {myRequestsPage.link}
      </AppLink>
    </p>
  );
}

/** The same above the results of a search that looks for a request. */
export function MyRequestsFound({ reference }: { readonly reference: string | null }) {
  return (
    <p className={styles.found}>
      <Icon name="file-text" />
      <span>
        {reference ? myRequestsPage.foundNumber(reference) : myRequestsPage.found}{' '}
        <AppLink href={routes.myRequests} prefetch={false}>
          {myRequestsPage.link}
        </AppLink>
      </span>
    </p>
  );
}
