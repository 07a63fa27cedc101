import { getImageProps } from 'next/image';
import { isOptimised } from '@/lib/catalogue/pictures';
import styles from './picture.module.scss';

type Props = {
  /** A path of the site, an address of the backend, or null when there is no picture. */
  readonly src: string | null;
  readonly alt: string;
  /** Language of `alt`, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Rendered size in CSS pixels; the real picture keeps its own proportions within it. */
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  readonly className?: string | undefined;
  /** The picture is what the visitor sees first. */
  readonly first?: boolean;
};

/** Keeps a phone with more than two dots per pixel at 800 px: more dots would only cost it bytes. */
const DENSE_PHONE = '(width < 40rem) and (resolution > 3dppx) 12rem, (width < 40rem) and (resolution > 2dppx) 16rem';

/** Shown where a product has no picture. */
export const PLACEHOLDER = '/images/placeholder.svg';

/** One picture: the site's own in ready-made widths and two formats, the backend's by the optimiser or as it is, or a placeholder. */
export function Picture({ src, alt, lang, width, height, sizes, className, first = false }: Props) {
  const { avif, ...addresses } = getAddresses(src, { width, height, sizes });
  const image = (
    <img
      {...addresses}
      alt={alt}
      width={width}
      height={height}
      lang={lang}
      className={className ? `${styles.picture} ${className}` : styles.picture}
      loading={first ? 'eager' : 'lazy'}
      // What comes first is shown with the words, not a frame after them.
      decoding={first ? 'sync' : 'async'}
      {...(first && { fetchPriority: 'high' })}
    />
  );
  // The framework preloads an eager picture on every page that links to its page, unless it stands in a <picture>.
  if (!avif && !first) return image;
  return (
    <picture className={styles.formats}>
      {avif && <source type="image/avif" srcSet={avif} sizes={addresses.sizes} />}
      {image}
    </picture>
  );
}

type Size = Pick<Props, 'width' | 'height' | 'sizes'>;
type Addresses = { readonly src: string; readonly srcSet?: string; readonly sizes?: string; readonly avif?: string };

function getAddresses(source: string | null, { width, height, sizes }: Size): Addresses {
  const src = source === null || isRemoteSvg(source) ? PLACEHOLDER : source;
  const [srcSet, avif] = [toReadyMadeWidths(src, 'webp'), toReadyMadeWidths(src, 'avif')];
  if (srcSet && avif)
    return { src, srcSet, avif, sizes: src.endsWith('-1200.webp') ? `${DENSE_PHONE}, ${sizes}` : sizes };
  if (src.startsWith('/') || !isOptimised(src)) return { src };
  // Addresses of the optimiser, without the client code of next/image.
  const { props } = getImageProps({ src, alt: '', width, height, sizes });
  return { src: props.src, sizes, ...(props.srcSet && { srcSet: props.srcSet }) };
}

/** Address of a copy of a picture about `size` pixels wide; the site's own files as they are, null where there is none. */
export function getSource(src: string | null, size: 128 | 800): string | null {
  if (src === null || isRemoteSvg(src)) return null;
  if (src.startsWith('/') || !isOptimised(src)) return src;
  return getImageProps({ src, alt: '', width: size, height: size }).props.src;
}

/** The `srcset` of a picture of the site, of 400 and 800 px, and 1200 where that is named; undefined for any other file. */
export function toReadyMadeWidths(src: string, format: 'avif' | 'webp'): string | undefined {
  const [, base, named] = /^(\/images\/.+)-(400|800|1200)\.webp$/.exec(src) ?? [];
  if (!base) return undefined;
  const widths = named === '1200' ? [400, 800, 1200] : [400, 800];
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

/** A path of the site at which a small picture of `src` is found: a browser may keep it where the address of another host would not do. */
export function toSmallPicturePath(src: string | null): string {
  if (src === null || isRemoteSvg(src)) return PLACEHOLDER;
  if (src.startsWith('/')) return src;
  return isOptimised(src) ? getImageProps({ src, alt: '', width: 64, height: 64 }).props.src : PLACEHOLDER;
}

/** SVG of other hosts is never shown: it can carry scripts. */
function isRemoteSvg(src: string): boolean {
  return !src.startsWith('/') && /\.svgz?(?:[?#]|$)/i.test(src);
}
