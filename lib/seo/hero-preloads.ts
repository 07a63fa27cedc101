import { hero, phoneWindows, toHeroPicture, toWideHeroPictures } from '@/content/hero';

const [{ key }] = hero;
const toPreload = (address: string, media: string, more = '') =>
  `<${address}>; rel=preload; as=image; type="image/avif"; fetchpriority=high; media="${media}"${more}`;

/** Link header (RFC 8288) of home, which names its first picture: elements would be repeated in the data of every link to the page. */
export const heroPreloads = [
  toPreload(toHeroPicture(key, 900, 'avif'), phoneWindows),
  toPreload(
    toHeroPicture(key, 1600, 'avif'),
    `not all and ${phoneWindows}`,
    `; imagesrcset="${toWideHeroPictures(key, 'avif')}"; imagesizes="100vw"`,
  ),
].join(', ');
