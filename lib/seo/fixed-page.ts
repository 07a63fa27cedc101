import type { Metadata } from 'next';
import { type PageCard, pageCard } from '@/lib/og-images/subject';
import { getSettings } from '@/lib/settings';
import { pageMetadata } from './metadata';
import { getTitle } from './texts';

type FixedPage = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly card: PageCard;
  readonly isIndexed?: boolean;
};

/** Metadata of a page whose words are all in content/. */
export async function fixedPageMetadata({ title, card, ...page }: FixedPage): Promise<Metadata> {
  return pageMetadata({ ...page, name: title, title: getTitle(title), card: pageCard(card) }, await getSettings());
}
