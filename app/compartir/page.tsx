import '@/components/layout/shell-sheets';
import { BannerPage } from '@/components/layout/page-hero';
import { ShareChecker } from '@/components/share/share-checker';
import { seo } from '@/content/seo';
import { shareCheck } from '@/content/share-check';
import { routes } from '@/lib/routes';
import { getFixedPageMetadata } from '@/lib/seo/metadata';
import { getSettings } from '@/lib/settings';

export const generateMetadata = () =>
  getFixedPageMetadata({ ...seo.sharing, path: routes.sharing, ogImage: 'inicio', isIndexed: false });

/** For the company's own staff: what a link shows before it is sent. */
export default async function SharingPage() {
  const { siteUrl } = await getSettings();
  return (
    <BannerPage title={shareCheck.title} text={shareCheck.intro}>
      <noscript>
        <p>{shareCheck.needsScript}</p>
      </noscript>
      <ShareChecker siteUrl={siteUrl} />
    </BannerPage>
  );
}
