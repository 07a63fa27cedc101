'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import type { Line } from '@/lib/quotation-list/address';
import { AppLink } from '../ui/app-link';

type Props = ComponentProps<typeof AppLink> & {
  readonly lines: readonly Line[];
};

/** Adds lines to the list of this device and opens it; `href` is the list of them alone, for use without scripts. */
export function AddLines({ lines, ...link }: Props) {
  const router = useRouter();
  return (
    <AppLink
      {...link}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        import('./add-to-device').then(
          ({ addToDevice }) => router.push(addToDevice(lines).path),
          () => router.push(link.href),
        );
      }}
    />
  );
}
