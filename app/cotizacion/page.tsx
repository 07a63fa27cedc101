import { BannerPage } from '@/components/layout/page-hero';
import { PasteFile } from '@/components/pasted-list/paste-file';
import styles from '@/components/pasted-list/paste-form.module.scss';
import { OpenDeviceList } from '@/components/quotation-list/open-device-list';
import { Button, ButtonLink } from '@/components/ui/button';
import { WarningNotice } from '@/components/ui/notice';
import { listTexts } from '@/content/client/quotation-list';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { paste } from '@/content/paste';
import { listIntro } from '@/content/quotation-list';
import { seo } from '@/content/seo';
import { INCOMPLETE } from '@/lib/quotation-list/address';
import { PASTE_FIELD, PASTE_PLACES } from '@/lib/quotation-list/fields';
import { routes } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';

const FILE = 'pegar-archivo';

export const generateMetadata = () =>
  getPageMetadata({ ...seo.quotationList, path: routes.quotationList, ogImage: 'cotizacion', isIndexed: false });

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

/** Takes the lines of a spreadsheet, a message or a mail; without JavaScript too. */
function PasteForm() {
  return (
    <div className={styles.block} id={PASTE_PLACES.form}>
      <WarningNotice id={PASTE_PLACES.tooLong} text={paste.tooLong} />
      <WarningNotice id={PASTE_PLACES.empty} text={paste.empty} />
      <p id="pegar-ayuda">{paste.help}</p>
      <form action={routes.quotationListChange} method="post" className={styles.form}>
        <label className="fieldName" htmlFor="pegar-texto">
          {paste.label}
        </label>
        <textarea
          id="pegar-texto"
          name={PASTE_FIELD}
          className={styles.text}
          rows={6}
          required
          placeholder={paste.example}
          aria-describedby="pegar-ayuda"
          autoComplete="off"
        />
        <div className={styles.file}>
          <label className="fieldName" htmlFor={FILE}>
            {paste.file}
          </label>
          <p id={`${FILE}-ayuda`}>{paste.fileHelp}</p>
          <PasteFile id={FILE} className={styles.input} failed={paste.fileFailed} />
        </div>
        <p className="links">
          <Button type="submit">{paste.submit}</Button>
          <ButtonLink look="quiet" href={routes.categories}>
            {paste.browse}
          </ButtonLink>
        </p>
      </form>
    </div>
  );
}
