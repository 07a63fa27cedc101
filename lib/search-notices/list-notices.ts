import { search } from '@/content/search';
import type { SearchAnswer } from '@/content/search-answers';
import { toPlaceAnswerPath } from '@/lib/places/find-answer';
import { findSearchedPlace } from '@/lib/places/searched-place';
import { routes, toCategoryPath } from '@/lib/routes';
import { toWords } from '@/lib/search-index/words';
import { findSearchAnswer } from './find-search-answer';

/** A line above the results of a search. */
export type SearchNotice = {
  readonly icon: SearchAnswer['icon'] | 'building' | 'list-check';
  readonly text: string;
  readonly link: string;
  readonly href: string;
  /** True for a page of this site, false for a document and another site. */
  readonly isPage: boolean;
};

type Category = { readonly id: string; readonly name: string };

/**
 * What is said above the results of `q`, which is about the company, a place or one of `categories`; `documents` are
 * the policies.
 */
export function listNotices(
  q: string,
  documents: readonly { readonly href: string }[],
  categories: readonly Category[] = [],
): SearchNotice[] {
  const place = findSearchedPlace(q);
  const notices: (SearchNotice | null)[] = [
    toNotice(findSearchAnswer(q)?.answer, documents),
    ...categories.filter(({ name }) => isNamed(name, q)).map(toCategoryNotice),
    place === undefined
      ? null
      : {
          icon: 'building',
          text: search.placeQuestion,
          link: search.see(place),
          href: toPlaceAnswerPath(place),
          isPage: true,
        },
  ];
  return notices.filter((notice) => notice !== null);
}

/** True where the name of a category has all words of `q`. */
function isNamed(name: string, q: string): boolean {
  const [words, searched] = [toWords(name), toWords(q)];
  return searched.length > 0 && searched.every((word) => words.includes(word));
}

function toCategoryNotice(category: Category): SearchNotice {
  return {
    icon: 'list-check',
    text: search.categoryHint,
    link: search.see(category.name),
    href: toCategoryPath(category),
    isPage: true,
  };
}

function toNotice(answer: SearchAnswer | undefined, documents: Parameters<typeof listNotices>[1]): SearchNotice | null {
  if (!answer) return null;
  const { icon, text, link, to } = answer;
  if ('page' in to) return { icon, text, link, href: routes[to.page], isPage: true };
  const href = 'href' in to ? to.href : documents.find((document) => document.href.endsWith(`/${to.file}`))?.href;
  return href === undefined ? null : { icon, text, link, href, isPage: false };
}
