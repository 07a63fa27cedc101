'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import type { QuotationLines } from '@/lib/quotation-list/lines';
import { ButtonLink } from '../ui/button';

type Props = ComponentProps<typeof ButtonLink> & {
  readonly lines: QuotationLines;
};

/** Adds lines to the list of this device, and leads there; `href` is the list of them alone, where there is no script. */
export function AddLines({ lines, href, ...rest }: Props) {
  const router = useRouter();
  return (
    <ButtonLink
      {...rest}
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        import('./add-to-device').then(
          ({ addToDevice }) => router.push(addToDevice(lines).path),
          () => router.push(href),
        );
      }}
    />
  );
}
