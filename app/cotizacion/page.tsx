import { BannerPage } from '@/components/layout/page-hero';
import { PasteForm } from '@/components/pasted-list/paste-form';
import { OpenDeviceList } from '@/components/quotation-list/open-device-list';
import { WarningNotice } from '@/components/ui/notice';
import { listTexts } from '@/content/client/quotation-list';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { listIntro } from '@/content/quotation-list';
import { seo } from '@/content/seo';
import { INCOMPLETE } from '@/lib/quotation-list/address';
import { routes } from '@/lib/routes';
import { getFixedPageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () =>
  getFixedPageMetadata({ ...seo.quotationList, path: routes.quotationList, ogImage: 'cotizacion', isIndexed: false });

/** The list that this device remembers, or the beginning of one. */
export default function DeviceListPage() {
  return (
    <BannerPage isTool title={listTexts.title} text={listIntro.intro}>
      <WarningNotice id={INCOMPLETE} text={listIntro.incomplete} />
      <OpenDeviceList opening={listIntro.opening}>
        <h2>{listPageTexts.empty}</h2>
      </OpenDeviceList>
      <PasteForm />
    </BannerPage>
  );
}
