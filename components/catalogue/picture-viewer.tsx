import '@/styles/globals.scss';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon, type IconName } from '@/components/ui/icon';
import { viewerTexts } from '@/content/product-sheet';
import type { ViewerProps } from './large-picture';
import styles from './picture-viewer.module.scss';

const ZOOM_FACTOR = 1.4;
const MAX_SCALE = 6;
const KEYS: Readonly<Record<string, number>> = { '+': ZOOM_FACTOR, '-': 1 / ZOOM_FACTOR, '0': 0 };

/** A picture over the page: larger and smaller by keys (+ - 0) and buttons, moved as anything that scrolls; Escape closes it. */
export function PictureViewer({ src, alt, lang, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => dialog.current?.showModal(), []);

  /** What is in the middle of the stage stays there. */
  const zoom = (factor: number) => {
    const box = stage.current;
    if (!box) return;
    const wanted = Math.min(MAX_SCALE, Math.max(1, scale * factor));
    const toEdge = (start: number, size: number) => ((start + size / 2) * wanted) / scale - size / 2;
    const [left, top] = [toEdge(box.scrollLeft, box.clientWidth), toEdge(box.scrollTop, box.clientHeight)];
    flushSync(() => setScale(wanted));
    box.scrollTo(left, top);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const factor = KEYS[key];
    if (factor !== undefined) zoom(factor);
  };
  /** A mouse drags the picture; fingers scroll it by themselves. */
  const onPointerMove = ({ buttons, pointerType, movementX, movementY }: PointerEvent) => {
    if (buttons === 1 && pointerType === 'mouse') stage.current?.scrollBy(-movementX, -movementY);
  };
  const button = (icon: IconName, label: string, onClick: () => void) => (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={viewerTexts.label}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it (axe: scrollable-region-focusable) */}
      <section ref={stage} className={styles.stage} tabIndex={0} aria-label={alt} onPointerMove={onPointerMove}>
        <div className={styles.picture} style={{ transform: `scale(${scale})` }}>
          <img src={src} alt={alt} lang={lang} draggable={false} />
        </div>
      </section>
      <div className={styles.buttons}>
        {button('plus', viewerTexts.zoomIn, () => zoom(ZOOM_FACTOR))}
        {button('minus', viewerTexts.zoomOut, () => zoom(1 / ZOOM_FACTOR))}
        {button('close', viewerTexts.close, () => dialog.current?.close())}
      </div>
    </dialog>
  );
}
