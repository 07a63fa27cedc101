/** How a picture lies on its stage: so many times its size, its upper left corner moved by x and y pixels. */
export type Place = { readonly scale: number; readonly x: number; readonly y: number };

type Point = { readonly x: number; readonly y: number };
type Box = { readonly width: number; readonly height: number };
type Finger = { readonly clientX: number; readonly clientY: number };

export const WHOLE: Place = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 6;

/** `place` made larger or smaller by `factor`, from the whole picture to six times it; what lies under `point` of the stage stays there. */
export function zoomAt(place: Place, factor: number, point: Point, stage: Box): Place {
  const scale = Math.min(MAX_SCALE, Math.max(1, place.scale * factor));
  const ratio = scale / place.scale;
  const moved = { scale, x: point.x - (point.x - place.x) * ratio, y: point.y - (point.y - place.y) * ratio };
  return moveBy(moved, 0, 0, stage);
}

/** `place` moved, but never off the edge of the stage. */
export function moveBy({ scale, x, y }: Place, right: number, down: number, { width, height }: Box): Place {
  const within = (value: number, size: number) => Math.min(0, Math.max(size * (1 - scale), value));
  return { scale, x: within(x + right, width), y: within(y + down, height) };
}

/** Pixels between two fingers. */
export function toDistance(one: Finger, other: Finger): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
