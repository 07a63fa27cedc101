import type { BreadcrumbList, FAQPage, ItemList, WithContext } from 'schema-dts';
import type { Question } from '@/content/place-answers';
import { site } from '@/content/site';
import { toPublicAddress } from '@/lib/routes';
import { briefly, toWebsiteId } from './organization';

type Crumb = { readonly label: string; readonly href: string };
type Item = { readonly name: string; readonly path: string };

/** The way to a page, as the page shows it; the page itself is the last step. */
export function toBreadcrumbData(
  links: readonly Crumb[],
  current: Crumb,
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...links, current].map(({ label, href }, index) => ({
      ...toStep(label, index),
      item: toPublicAddress(siteUrl, href),
    })),
  };
}

/** A list of pages in the order that the page shows them. */
export function toItemListData(name: string, items: readonly Item[], siteUrl: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      ...toStep(item.name, index),
      url: toPublicAddress(siteUrl, item.path),
    })),
  };
}

const toStep = (name: string, index: number) => ({ '@type': 'ListItem', position: index + 1, name }) as const;

type Page = { readonly name: string; readonly path: string; readonly questions: readonly Question[] };

/** A page of questions and answers, as it shows them: a FAQPage is a WebPage. */
export function toFaqData({ name, path, questions }: Page, siteUrl: string): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    name,
    url: toPublicAddress(siteUrl, path),
    inLanguage: site.language,
    isPartOf: briefly('WebSite', toWebsiteId(siteUrl), siteUrl),
    mainEntity: questions.map(({ title, statements }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: statements.map(toSentence).join(' ') },
    })),
  };
}

function toSentence({ title, text, source }: Question['statements'][number]): string {
  return `${title ? `${title}: ` : ''}${text} (${source}.)`;
}
