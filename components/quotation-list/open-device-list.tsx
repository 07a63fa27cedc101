'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { listTexts } from '@/content/client/quotation-list';
import { parseList, toListPath } from '@/lib/quotation-list/address';
import { routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import { useDeviceList } from './device-list';

type Props = {
  /** What is said on the way there. */
  readonly opening: string;
  readonly children: ReactNode;
};

/** Leads to the list that this device remembers; shows its children where there is none. */
export function OpenDeviceList({ opening, children }: Props) {
  const router = useRouter();
  const path = toListPath(parseList(useDeviceList() ?? '').lines);
  const hasList = path !== routes.quotationList;
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    // With a fragment a place of this page is asked for, or a redirect has led here and says why.
    if (location.hash !== '') return setIsAsked(true);
    if (hasList) router.replace(path);
  }, [hasList, path, router]);
  if (!hasList) return children;
  return isAsked ? <ButtonLink href={path}>{listTexts.see}</ButtonLink> : <p role="status">{opening}</p>;
}
