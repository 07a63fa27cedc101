'use client';

import type { ComponentProps } from 'react';
import { listNotice } from '@/content/client/quotation';
import { listTexts } from '@/content/client/quotation-list';
import { readProductId, splitList } from '@/lib/quotation-list/list-text';
import { toDeviceListPath } from '@/lib/routes';
import { AddButton } from '../quotation-list/add-button';
import { useDeviceList } from '../quotation-list/device-list';
import { AppLink } from '../ui/app-link';
import styles from './form.module.scss';

/** Below the form of a product: puts it on the list of this device, and says what the form has to do with that. */
export function ListNotice({ item }: Pick<ComponentProps<typeof AddButton>, 'item'>) {
  const list = useDeviceList() ?? '';
  const lines = splitList(list);
  return (
    <div className={styles.list}>
      {lines.length > 0 && (
        <p>
          {`${listNotice.has(lines.length, lines.every(readProductId))} `}
          <AppLink href={toDeviceListPath(list)} prefetch={false}>
            {listTexts.see}
          </AppLink>
          {`. ${listNotice.alone}`}
        </p>
      )}
      <AddButton item={item} look="link">
        {lines.length === 0 && ` ${listNotice.goOn}`}
      </AddButton>
    </div>
  );
}
