import { BannerPage } from '@/components/layout/page-hero';
import { PasteForm } from '@/components/pasted-list/paste-form';
import { EmptyList, LeftOutNotices } from '@/components/quotation-list/empty-list';
import { OpenDeviceList } from '@/components/quotation-list/open-device-list';
import { listTexts } from '@/content/client/quotation-list';
import { listIntro } from '@/content/quotation-list';
import { seo } from '@/content/seo';
import { routes } from '@/lib/routes';
import { getFixedPageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () =>
  getFixedPageMetadata({ ...seo.quotationList, path: routes.quotationList, ogImage: 'cotizacion', isIndexed: false });

/** The list that this device remembers. */
export default function DeviceListPage() {
  return (
    <BannerPage isTool title={listTexts.title} text={listIntro.intro}>
      <LeftOutNotices />
      <OpenDeviceList opening={listIntro.opening}>
        <EmptyList />
      </OpenDeviceList>
      <PasteForm hasFile />
    </BannerPage>
  );
}
