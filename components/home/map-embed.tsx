'use client';

import { type ReactNode, useState } from 'react';
import { mapOnDemand } from '@/content/client/home';
import { ButtonAnchor } from '../ui/button';

type Props = {
  readonly src: string;
  readonly className: string | undefined;
  /** The drawn map, shown until the visitor asks for the other. */
  readonly children: ReactNode;
};

/** Loads another site's interactive map only when the visitor asks for it; without JavaScript the link leads to it. */
export function MapEmbed({ src, className, children }: Props) {
  const [isShown, setShown] = useState(false);
  if (isShown) return <iframe className={className} src={src} title={mapOnDemand.frame} referrerPolicy="no-referrer" />;
  return (
    <>
      {children}
      <p>
        <ButtonAnchor
          look="quiet"
          href={src}
          onClick={(event) => {
            event.preventDefault();
            setShown(true);
          }}
        >
          {mapOnDemand.show}
        </ButtonAnchor>
        <span>{mapOnDemand.showNote}</span>
      </p>
    </>
  );
}
