/** Names of the symbols in public/images/icons.svg. */
export const iconNames = [
  'search',
  'menu',
  'close',
  'chevron-right',
  'chevron-left',
  'play',
  'pause',
  'phone',
  'mail',
  'map-pin',
  'clock',
  'whatsapp',
  'instagram',
  'x',
  'tiktok',
  'linkedin',
  'file-text',
  'check',
  'alert',
  'ambulance',
  'trophy',
  'landmark',
  'graduation-cap',
  'building',
  'shield',
  'battery',
  'electrode',
  'share',
  'copy',
  'list-check',
  'minus',
  'plus',
  'printer',
  'trash',
  'save',
] as const;

export type IconName = (typeof iconNames)[number];

export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`/images/icons.svg#${name}`} />
    </svg>
  );
}
