import { myRequestsPage } from '@/content/my-requests';
import { routes } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
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
