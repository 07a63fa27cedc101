/** Names of the symbols in public/images/icons.svg. */
export type IconName =
  | 'search'
  | 'menu'
  | 'close'
  | 'chevron-right'
  | 'chevron-left'
  | 'play'
  | 'pause'
  | 'phone'
  | 'mail'
  | 'map-pin'
  | 'clock'
  | 'whatsapp'
  | 'instagram'
  | 'x'
  | 'tiktok'
  | 'linkedin'
  | 'file-text'
  | 'check'
  | 'alert'
  | 'ambulance'
  | 'trophy'
  | 'landmark'
  | 'graduation-cap'
  | 'building'
  | 'shield'
  | 'battery'
  | 'electrode'
  | 'share'
  | 'copy'
  | 'list-check'
  | 'minus'
  | 'plus'
  | 'printer'
  | 'trash'
  | 'pencil';

const ROOT_PIXELS = 16;

/** A symbol of `size` pixels that grows with the visitor's letters. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  const length = `${size / ROOT_PIXELS}rem`;
  return (
    <svg width={length} height={length} aria-hidden="true">
      <use href={`/images/icons.svg#${name}`} />
    </svg>
  );
}
