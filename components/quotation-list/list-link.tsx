'use client';

import { listTexts } from '@/content/client/quotation-list';
import { splitList } from '@/lib/quotation-list/list-text';
import { toDeviceListPath } from '@/lib/routes';
import styles from '../layout/header.module.scss';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';
import { useDeviceList } from './device-list';

/** The way to the list of this device, with the number of its lines, which is not said while there are none. */
export function ListLink() {
  const list = useDeviceList() ?? '';
  const count = splitList(list).length;
  return (
    <AppLink
      href={toDeviceListPath(list)}
      className={count > 0 ? styles.list : `${styles.list} ${styles.none}`}
      prefetch={false}
    >
      <Icon name="list-check" />
      <span>
        {listTexts.name[0]}
        <span className="hidden">{` ${listTexts.name[1]}`}</span>
      </span>{' '}
      <span className={styles.count}>{count}</span>
      <span className="hidden">{` ${listTexts.lines(count)}`}</span>
    </AppLink>
  );
}
