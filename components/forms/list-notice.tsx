'use client';

import { listNotice } from '@/content/client/quotation';
import { listTexts } from '@/content/client/quotation-list';
import { LIST_FORM, readProductId, splitList } from '@/lib/quotation-list/list-text';
import { toDeviceListPath } from '@/lib/routes';
import { useDeviceList } from '../quotation-list/device-list';
import { AppLink } from '../ui/app-link';
import styles from './form.module.scss';

type Props = { readonly item: { readonly id: string; readonly name: string; readonly lang?: string | undefined } };

/** Below the form of a product: what it has to do with the list of this device, or the way to begin one. */
export function ListNotice({ item: { id, name, lang } }: Props) {
  const list = useDeviceList() ?? '';
  const lines = splitList(list);
  if (lines.length > 0)
    return (
      <p className={styles.list}>
        {listNotice.has(lines.length, lines.every(readProductId))}{' '}
        <AppLink href={toDeviceListPath(list)} prefetch={false}>
          {listTexts.see}
        </AppLink>
        {`. ${listNotice.alone}`}
      </p>
    );
  return (
    <p className={styles.list}>
      {/* ListButtons does it; without JavaScript it opens a list with the product. */}
      <button type="submit" form={LIST_FORM} name={id} value="1" className={styles.add}>
        <span>{listTexts.add}</span>
        {` ${listTexts.list} ${listNotice.goOn}`}
        <span {...(lang && { lang })}>{` ${name}`}</span>
      </button>
    </p>
  );
}
