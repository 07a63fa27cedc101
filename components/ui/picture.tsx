import { getImageProps } from 'next/image';
import { isOptimised, listReadyMade } from '@/lib/catalogue/pictures';

type Props = {
  readonly src: string | null;
  readonly alt: string;
  /** Rendered size in CSS pixels; the real picture keeps its own proportions within it. */
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  readonly className?: string | undefined;
  /** The first picture in view; 'lazy' in a list, where React would delay each navigation until an eager one loads. */
  readonly first?: boolean | 'lazy' | undefined;
};

/** Keeps a phone with more than two dots per pixel at 800 px: more dots would only cost it bytes. */
const DENSE_PHONE = '(width < 40rem) and (resolution > 3dppx) 12rem, (width < 40rem) and (resolution > 2dppx) 16rem';

export const PLACEHOLDER = '/images/placeholder.svg';

/** The site's own pictures in fixed widths and two formats, the backend's optimised or unchanged, or a placeholder. */
export function Picture({ src, alt, width, height, sizes, className, first = false }: Props) {
  const { avif, ...addresses } = getAddresses(src, { width, height, sizes });
  // The mark of a picture that is not there says nothing.
  const words = isShown(src) ? alt : '';
  const image = (
    <img
      {...addresses}
      alt={words}
      width={width}
      height={height}
      className={className ? `picture ${className}` : 'picture'}
      loading={first === true ? 'eager' : 'lazy'}
      // What comes first is shown with the words, not a frame after them.
      decoding={first ? 'sync' : 'async'}
      {...(first && { fetchPriority: 'high' })}
    />
  );
  // The framework preloads an eager picture on every page that links to its page, unless it stands in a <picture>.
  if (!avif && first !== true) return image;
  return (
    <picture className="formats">
      {avif && <source type="image/avif" srcSet={avif} sizes={addresses.sizes} />}
      {image}
    </picture>
  );
}

type Size = Pick<Props, 'width' | 'height' | 'sizes'>;
type Addresses = { readonly src: string; readonly srcSet?: string; readonly sizes?: string; readonly avif?: string };

function getAddresses(source: string | null, { width, height, sizes }: Size): Addresses {
  const src = isShown(source) ? source : PLACEHOLDER;
  if (isOptimised(src)) {
    // Addresses of the optimiser, without the client code of next/image.
    const { props } = getImageProps({ src, alt: '', width, height, sizes });
    return { src: props.src, sizes, ...(props.srcSet && { srcSet: props.srcSet }) };
  }
  const [srcSet, avif] = [toReadyMadeWidths(src, 'webp'), toReadyMadeWidths(src, 'avif')];
  if (srcSet && avif)
    return { src, srcSet, avif, sizes: src.endsWith('-1200.webp') ? `${DENSE_PHONE}, ${sizes}` : sizes };
  return { src };
}

/** Address of a copy about `size` pixels wide; the site's own files as they are, null for no picture. */
export function getSource(source: string | null, size: 128 | 800): string | null {
  if (!isShown(source)) return null;
  if (!isOptimised(source)) return source;
  return getImageProps({ src: source, alt: '', width: size, height: size }).props.src;
}

/** The `srcset` of a picture of the site: 400 and 800 px, and 1200 if its name says so; undefined for other files. */
export function toReadyMadeWidths(src: string, format: 'avif' | 'webp'): string | undefined {
  const files = listReadyMade(src, format);
  return files.length > 0 ? files.map(({ address, width }) => `${address} ${width}w`).join(', ') : undefined;
}

/** SVG of other hosts is never shown: it can carry scripts. */
function isShown(source: string | null): source is string {
  return source !== null && (source.startsWith('/') || !/\.svgz?(?:[?#]|$)/i.test(source));
}
