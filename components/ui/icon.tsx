type Control = 'search' | 'menu' | 'close' | 'chevron-right' | 'chevron-left' | 'play' | 'pause' | 'plus';
type Channel = 'phone' | 'mail' | 'map-pin' | 'clock' | 'whatsapp' | 'instagram' | 'x' | 'tiktok' | 'linkedin';
type OfLaw = 'ambulance' | 'trophy' | 'landmark' | 'graduation-cap' | 'building' | 'shield' | 'battery' | 'electrode';
type Other = 'check' | 'alert' | 'file-text' | 'share' | 'copy' | 'list-check' | 'printer' | 'trash' | 'pencil';

/** Names of the symbols in public/images/icons.svg. */
export type IconName = Control | Channel | OfLaw | Other;

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
