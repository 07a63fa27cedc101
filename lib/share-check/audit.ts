import { headLimits } from '@/content/head-limits';
import { shareCheck } from '@/content/share-check';
import type { Head } from './read-head';

/** A picture as it was fetched; `width` is null when it cannot be decoded. */
export type FetchedPicture = {
  readonly status: number;
  readonly type: string;
  readonly bytes: number;
  readonly size: { readonly width: number; readonly height: number } | null;
};

/** A page as a previewer found it. */
export type FetchedPage = {
  readonly status: number;
  readonly redirects: number;
  readonly head: Head;
  /** Null when the page names none, or it was not fetched. */
  readonly picture: FetchedPicture | null;
};

const { faults, facts } = shareCheck;
const WANTED = [
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:type',
  'og:image:alt',
  'og:locale',
  'twitter:card',
] as const;
const { ogImage } = headLimits;
const KILOBYTE = 1000;

/** What is wrong with a shared link, in Spanish sentences; empty when it is ready. */
export function getFaults({ status, redirects, head, picture }: FetchedPage): string[] {
  if (status !== 200) return [faults.status(status)];
  return [
    redirects > 1 && faults.redirects,
    !head.isWithinReach && faults.head,
    ...findWordFaults(head),
    ...WANTED.filter((name) => !head.tags[name]).map((name) => faults.tag(name)),
    head.tags['twitter:card'] && head.tags['twitter:card'] !== 'summary_large_image' && faults.card,
    !head.canonical && faults.canonical,
    head.canonical && head.tags['og:url'] && head.canonical !== head.tags['og:url'] && faults.address,
    head.tags['og:image'] && !/^https?:\/\//.test(head.tags['og:image']) && faults.pictureAddress,
    ...(picture ? findPictureFaults(picture, head) : []),
  ].filter((fault) => typeof fault === 'string' && fault !== '') as string[];
}

function findWordFaults({ title, description }: Head): (string | false)[] {
  return [
    !title && faults.titleMissing,
    title.length > headLimits.title && faults.titleLength(title.length),
    !description && faults.descriptionMissing,
    description !== '' &&
      (description.length < headLimits.description.min || description.length > headLimits.description.max) &&
      faults.descriptionLength(description.length),
  ];
}

function findPictureFaults({ status, type, bytes, size }: FetchedPicture, { tags }: Head): (string | false)[] {
  if (status !== 200) return [faults.pictureStatus(status)];
  if (!size) return [faults.pictureBroken];
  const { width, height } = size;
  return [
    type !== ogImage.type && faults.pictureType(type),
    bytes > ogImage.maxBytes && faults.pictureWeight(Math.ceil(bytes / KILOBYTE)),
    (width !== ogImage.width || height !== ogImage.height) && faults.pictureSize(width, height),
    (Number(tags['og:image:width']) !== width || Number(tags['og:image:height']) !== height) && faults.pictureDeclared,
  ];
}

/** What was found, good or bad, a short phrase each. */
export function getFacts({ status, redirects, head, picture }: FetchedPage): string[] {
  const measured =
    picture?.size &&
    facts.picture(picture.size.width, picture.size.height, Math.ceil(picture.bytes / KILOBYTE), picture.type);
  return [
    facts.status(status),
    ...(redirects > 0 ? [facts.redirects(redirects)] : []),
    facts.title(head.title.length),
    facts.description(head.description.length),
    ...(measured ? [measured] : []),
  ];
}
