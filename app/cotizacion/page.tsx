import { BannerPage } from '@/components/layout/page-hero';
import { ListAdder } from '@/components/quotation-list/list-adder';
import { OpenDeviceList } from '@/components/quotation-list/open-device-list';
import styles from '@/components/quotation-list/quotation-list.module.scss';
import { ButtonLink } from '@/components/ui/button';
import { WarningNotice } from '@/components/ui/notice';
import { listTexts } from '@/content/client/quotation-list';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { paste } from '@/content/paste';
import { listIntro } from '@/content/quotation-list';
import { seo } from '@/content/seo';
import { INCOMPLETE } from '@/lib/quotation-list/address';
import { PASTE_PLACES } from '@/lib/quotation-list/fields';
import { routes } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () =>
  getPageMetadata({ ...seo.quotationList, path: routes.quotationList, ogImage: 'cotizacion', isIndexed: false });

/** The list that this device remembers, or the beginning of one. */
export default function DeviceListPage() {
  return (
    <BannerPage isTool title={listTexts.title} text={listIntro.intro}>
      <WarningNotice id={INCOMPLETE} text={listIntro.incomplete} />
      <OpenDeviceList>
        <h2>{listPageTexts.empty}</h2>
      </OpenDeviceList>
      <div className={styles.first} id={PASTE_PLACES.form}>
        <WarningNotice id={PASTE_PLACES.tooLong} text={paste.tooLong} />
        <p>{paste.help}</p>
        <form action={routes.quotationListChange} method="post">
          <ListAdder isFirst />
        </form>
        <p className="links">
          <ButtonLink look="quiet" href={routes.categories}>
            {paste.browse}
          </ButtonLink>
        </p>
      </div>
    </BannerPage>
  );
}
