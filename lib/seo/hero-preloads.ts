import { hero, phoneWindows } from '@/content/hero';

const [{ phone, image }] = hero;
const toPreload = (address: string, media: string) =>
  `<${address}>; rel=preload; as=image; fetchpriority=high; media="${media}"`;

/** Link header (RFC 8288) of the home page, which names its first picture: as elements the framework repeats them in the data of every link to the page. */
export const heroPreloads = [toPreload(phone, phoneWindows), toPreload(image, `not all and ${phoneWindows}`)].join(
  ', ',
);
