import '@/components/layout/shell-sheets';
import { BannerPage } from '@/components/layout/page-hero';
import { EmptyRequests, RequestHelp } from '@/components/my-requests/request-help';
import { RequestList } from '@/components/my-requests/request-list';
import { myRequests } from '@/content/client/my-requests';
import { myRequestsPage } from '@/content/my-requests';
import { seo } from '@/content/seo';
import { routes } from '@/lib/routes';
import { getFixedPageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () =>
  getFixedPageMetadata({ ...seo.myRequests, path: routes.myRequests, ogImage: 'contacto', isIndexed: false });

/** What this device has sent. */
export default function MyRequestsPage() {
  return (
    <BannerPage title={myRequests.title} text={myRequestsPage.intro}>
      <RequestList empty={<EmptyRequests />}>
        <p>{myRequestsPage.plain}</p>
      </RequestList>
      <RequestHelp />
    </BannerPage>
  );
}
