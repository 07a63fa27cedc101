import { hero, phoneWindows } from '@/content/hero';
import { routes } from '../routes';

const [{ phone, image }] = hero;
const preload = (address: string, media: string) =>
  `<${address}>; rel=preload; as=image; fetchpriority=high; media="${media}"`;
const OF_HOME = [preload(phone, phoneWindows), preload(image, `not all and ${phoneWindows}`)];

/** Link headers (RFC 8288) of the page at `url`, which name its first picture; as elements the framework would repeat them in the data of every link to the page. */
export function preloadsOf(url: string): readonly string[] {
  return url.split('?', 1)[0] === routes.home ? OF_HOME : [];
}
