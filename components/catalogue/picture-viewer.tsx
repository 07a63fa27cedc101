import '@/styles/globals.scss';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { viewerTexts } from '@/content/product-sheet';
import type { ViewerProps } from './large-picture';
import styles from './picture-viewer.module.scss';
import { moveBy, type Place, toDistance, WHOLE, zoomAt } from './zoom';

const ZOOM_FACTOR = 1.4;
/** Pixels by which an arrow key moves a picture that is zoomed. */
const ARROW_PX = 60;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [ARROW_PX, 0],
  ArrowRight: [-ARROW_PX, 0],
  ArrowUp: [0, ARROW_PX],
  ArrowDown: [0, -ARROW_PX],
};

/** A picture over the page: larger and smaller by wheel, two fingers, keys (+ - 0 and arrows) and buttons; Escape closes it. */
export function PictureViewer({ src, alt, lang, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, PointerEvent>());
  const [place, setPlace] = useState<Place>(WHOLE);

  /** `x` and `y` are of the window; without them it is the middle that stays. */
  const zoom = (factor: number, x?: number, y?: number) => {
    const box = stage.current?.getBoundingClientRect();
    if (box)
      setPlace((now) =>
        zoomAt(now, factor, { x: (x ?? box.x + box.width / 2) - box.x, y: (y ?? box.y + box.height / 2) - box.y }, box),
      );
  };
  const move = (x: number, y: number) => {
    const box = stage.current?.getBoundingClientRect();
    if (box) setPlace((now) => moveBy(now, x, y, box));
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Not passive, as React's own would be: the page behind must not scroll.
    event.preventDefault();
    zoom(event.deltaY < 0 ? ZOOM_FACTOR : 1 / ZOOM_FACTOR, event.clientX, event.clientY);
  });
  useEffect(() => {
    dialog.current?.showModal();
    const target = stage.current;
    target?.addEventListener('wheel', onWheel, { passive: false });
    return () => target?.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const other = [...fingers.current.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other) {
      const [x, y] = [(event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2];
      zoom(toDistance(event, other) / Math.max(1, toDistance(before, other)), x, y);
    } else move(event.clientX - before.clientX, event.clientY - before.clientY);
    fingers.current.set(event.pointerId, event);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const arrow = ARROWS[key];
    if (arrow) move(...arrow);
    if (key === '+') zoom(ZOOM_FACTOR);
    if (key === '-') zoom(1 / ZOOM_FACTOR);
    if (key === '0') setPlace(WHOLE);
  };
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
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
      <div
        ref={stage}
        className={styles.stage}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, event);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        <div
          className={styles.picture}
          style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})` }}
        >
          <img src={src} alt={alt} lang={lang} draggable={false} />
        </div>
      </div>
      <div className={styles.buttons}>
        {button('plus', viewerTexts.zoomIn, () => zoom(ZOOM_FACTOR))}
        {button('minus', viewerTexts.zoomOut, () => zoom(1 / ZOOM_FACTOR))}
        {button('close', viewerTexts.close, () => dialog.current?.close())}
      </div>
    </dialog>
  );
}
