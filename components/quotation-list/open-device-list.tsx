'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { toLinesPath } from '@/lib/list-paths';
import { readLines } from '@/lib/quotation-list/lines';
import { routes } from '@/lib/routes';
import { useDeviceList } from './device-list';

/** Leads to the list that this device remembers; shows its children where there is none. */
export function OpenDeviceList({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const path = toLinesPath(readLines(useDeviceList() ?? ''));
  useEffect(() => {
    // With a fragment a redirect has led here, and says why.
    if (path !== routes.quotationList && location.hash === '') router.replace(path);
  }, [path, router]);
  return path !== routes.quotationList ? <p role="status">{listPageTexts.opening}</p> : children;
}
