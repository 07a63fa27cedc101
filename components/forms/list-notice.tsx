'use client';

import { listNotice } from '@/content/client/quotation';
import { listTexts } from '@/content/client/quotation-list';
import { LIST_FORM, readProductId, splitList } from '@/lib/quotation-list/list-text';
import { toDeviceListPath } from '@/lib/routes';
import { useDeviceList } from '../quotation-list/device-list';
import { AppLink } from '../ui/app-link';
import styles from './form.module.scss';

type Props = { readonly item: { readonly id: string; readonly name: string } };

/** Below the form of a product: puts it on the list of this device, and says what the form has to do with that. */
export function ListNotice({ item: { id, name } }: Props) {
  const list = useDeviceList() ?? '';
  const lines = splitList(list);
  return (
    <div className={styles.notice}>
      {lines.length > 0 && (
        <p>
          {`${listNotice.has(lines.length, lines.every(readProductId))} `}
          <AppLink href={toDeviceListPath(list)} prefetch={false}>
            {listTexts.see}
          </AppLink>
          {`. ${listNotice.alone}`}
        </p>
      )}
      {/* ListButtons adds or removes it and says which; without JavaScript it opens a list with the product. */}
      <button type="submit" form={LIST_FORM} name={id} value="1" suppressHydrationWarning>
        <span suppressHydrationWarning>{listTexts.add}</span>
        {` ${listTexts.list}`}
        <span>{` ${name}`}</span>
        {lines.length === 0 && ` ${listNotice.goOn}`}
      </button>
    </div>
  );
}
