'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import styles from './large-picture.module.scss';

export type ViewerProps = {
  readonly src: string;
  readonly alt: string;
  readonly lang?: string | undefined;
  readonly onClose: () => void;
};

type Props = Omit<ViewerProps, 'onClose'> & {
  /** The small picture and what the link says. */
  readonly children: ReactNode;
};

/** A link to the large picture, which opens it over the page; a link it stays without JavaScript, and where the viewer does not come. */
export function LargePicture({ children, ...picture }: Props) {
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import('./picture-viewer').then(
      ({ PictureViewer }) => setViewer(() => PictureViewer),
      () => location.assign(picture.src),
    );
  };
  return (
    <>
      <a className={styles.link} href={picture.src} onClick={open}>
        {children}
      </a>
      {Viewer && <Viewer {...picture} onClose={() => setViewer(undefined)} />}
    </>
  );
}
