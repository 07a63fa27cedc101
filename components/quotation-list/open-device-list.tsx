'use client';

import type { ReactNode } from 'react';
import { listTexts } from '@/content/client/quotation-list';
import { parseList, toListPath } from '@/lib/quotation-list/address';
import { routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import { useDeviceList } from './device-list';

/** The way to the list that this device remembers; shows its children where there is none. */
export function OpenDeviceList({ children }: { readonly children: ReactNode }) {
  const path = toListPath(parseList(useDeviceList() ?? '').lines);
  if (path === routes.quotationList) return children;
  return (
    <ButtonLink look="quiet" href={path}>
      {listTexts.see}
    </ButtonLink>
  );
}
