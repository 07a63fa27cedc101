'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { toLinesPath } from '@/lib/list-paths';
import { readLines } from '@/lib/quotation-list/lines';
import { useDeviceList } from './device-list';

/** Leads to the list that this device remembers; shows its children where there is none. */
export function OpenDeviceList({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const device = useDeviceList();
  useEffect(() => {
    // With a fragment a redirect has led here, and says why.
    if (device && location.hash === '') router.replace(toLinesPath(readLines(device)));
  }, [device, router]);
  return device ? <p role="status">{listPageTexts.opening}</p> : children;
}
