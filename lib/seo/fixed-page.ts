import type { Metadata } from 'next';
import { getPageOgImage, type PageWithOgImage } from '@/lib/og-images/subject';
import { getSettings } from '@/lib/settings';
import { getPageMetadata } from './metadata';
import { getTitle } from './texts';

type FixedPage = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly ogImage: PageWithOgImage;
  readonly isIndexed?: boolean;
};

/** Metadata of a page whose words are all in content/. */
export async function getFixedPageMetadata({ title, ogImage, ...page }: FixedPage): Promise<Metadata> {
  return getPageMetadata(
    { ...page, name: title, title: getTitle(title), ogImage: getPageOgImage(ogImage) },
    await getSettings(),
  );
}
