import type { Metadata } from 'next';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { headLimits, seo } from '@/content/seo';
import { site } from '@/content/site';
import { toShownBrand } from '@/lib/catalogue/product';
import {
  getCategoryOgImage,
  getPageOgImage,
  getProductOgImage,
  type OgImageSubject,
  type PageWithOgImage,
  toOgImageAddress,
} from '@/lib/og-images/subject';
import { type CategoryView, toCategoryPath, toProductPath, toPublicAddress, toSearchPath } from '@/lib/routes';
import { getSettings } from '@/lib/settings';
import { cutAtWord } from '@/lib/text';

const { title: MAX_TITLE, description: DESCRIPTION } = headLimits;
/** A cut leaves more than the least, so that dropping a comma before the ellipsis does no harm. */
const MIN_CUT_DESCRIPTION = DESCRIPTION.min + 10;

/** What metadata needs of the host that serves the page. */
type Host = { readonly siteUrl: string; readonly isIndexable: boolean };

type Page = {
  /** Cut and completed to at most 60 characters (getTitle). */
  readonly title: string;
  /** What tells it from others of that title. */
  readonly mark?: string;
  /** Cut and completed to 50 to 160 characters (getDescription). */
  readonly description: string;
  /** The end of its description, which always stays. */
  readonly end?: string;
  /** Already encoded. */
  readonly path: string;
  /** What a shared link is called, without the site's name, where it is not the title; cut at limits.sharedName. */
  readonly name?: string;
  /** That of the home page, unless it has its own. */
  readonly ogImage?: PageWithOgImage | OgImageSubject;
  readonly isIndexed?: boolean;
};

/** Defaults of every page, and all that a page without an address of its own has (404, resultPages). */
export function getSiteMetadata({ siteUrl, isIndexable }: Host): Metadata {
  const { title, description } = seo.home;
  return {
    metadataBase: new URL(siteUrl),
    title: { default: title, template: `%s${seo.separator}${site.name}` },
    description,
    ...(!isIndexable && { robots: { index: false } }),
    ...shared({ name: site.name, description, ogImage: getPageOgImage('inicio') }, siteUrl),
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/favicon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
    formatDetection: { telephone: false },
  };
}

/** Metadata of a page by its words: title, description, the one canonical address and the shared link. */
export async function getPageMetadata(page: Page): Promise<Metadata> {
  return toMetadata(page, await getSettings());
}

/** The same for a host. */
export function toMetadata(page: Page, { siteUrl, isIndexable }: Host): Metadata {
  const { title, mark, end, path, name = title, ogImage = 'inicio', isIndexed = true } = page;
  const description = getDescription(page.description, end);
  const address = toPublicAddress(siteUrl, path);
  const subject = typeof ogImage === 'string' ? getPageOgImage(ogImage) : ogImage;
  return {
    title: { absolute: getTitle(title, mark) },
    description,
    alternates: { canonical: address },
    ...(!(isIndexable && isIndexed) && { robots: { index: false, follow: true } }),
    ...shared({ name, description, ogImage: subject }, siteUrl, address),
  };
}

type Shared = { readonly name: string; readonly description: string; readonly ogImage: OgImageSubject };

/** Open Graph and X: the name, the description and the Open Graph image. */
function shared(page: Shared, siteUrl: string, url?: string) {
  const { description, ogImage } = page;
  const name = cutAtWord(page.name, limits.sharedName);
  const alt = cutAtWord(ogImage.title, limits.sharedName);
  const { width, height, type } = headLimits.ogImage;
  const images = [{ url: siteUrl + toOgImageAddress(ogImage), width, height, type, alt }];
  return {
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: seo.locale,
      title: name,
      description,
      images,
      ...(url && { url }),
    },
    twitter: { card: 'summary_large_image', title: name, description, images },
  } satisfies Metadata;
}

/** Title of at most 60 characters: the name, what distinguishes it from equal names, and the site if it fits. */
export function getTitle(name: string, mark = ''): string {
  const end = mark && ` · ${mark}`;
  const whole = name + end;
  const withSite = `${whole}${seo.separator}${site.name}`;
  if (withSite.length <= MAX_TITLE) return withSite;
  return whole.length <= MAX_TITLE ? whole : cutAtWord(name, MAX_TITLE - end.length, 20) + end;
}

/** Description of 50 to 160 characters on one line, completed if short, cut at a word if long; `end` always stays. */
export function getDescription(text: string, end = ''): string {
  const line = toSentence(text.replace(/\s+/g, ' ').trim());
  const room = DESCRIPTION.max - (end ? end.length + 1 : 0);
  const isShort = [line, end].join(' ').length < DESCRIPTION.min;
  const body = cutAtWord(isShort ? `${line} ${seo.ask}`.trim() : line, room, MIN_CUT_DESCRIPTION);
  return end ? `${body} ${end}` : body;
}

function toSentence(line: string): string {
  return line === '' || /[.…!?]$/.test(line) ? line : `${line}.`;
}

type Product = Parameters<typeof getProductOgImage>[0] & { readonly description: string };
type CategoryPage = {
  readonly category: Parameters<typeof getCategoryOgImage>[0];
  readonly view: CategoryView;
  readonly shown: { readonly total: number };
};

/** Longest name of a brand in a title. */
const MAX_MARK_LETTERS = 20;

/** Metadata of a product's page; its reference tells it from products of the same name. */
export function getProductMetadata(product: Product): Promise<Metadata> {
  const { id, name, brand } = product;
  return getPageMetadata({
    title: name,
    mark: seo.reference(id),
    description: product.description.trim() || seo.product(name, toShownBrand(brand)),
    end: seo.referenceSentence(id),
    path: toProductPath(product),
    ogImage: getProductOgImage(product),
  });
}

/** The words that distinguish a view of a category from its first page; '' for that one. */
export function getCategoryMark({ brand, page }: CategoryView): string {
  const parts = [brand && cutAtWord(brand, MAX_MARK_LETTERS), page > 1 && messages.category.page(page)];
  return parts.filter(Boolean).join(' · ');
}

/** Metadata of a category's page; brands are not indexed. */
export function getCategoryMetadata({ category, view, shown }: CategoryPage): Promise<Metadata> {
  const { name } = category;
  const mark = getCategoryMark(view);
  const isIndexed = !view.brand;
  return getPageMetadata({
    title: name,
    mark,
    description: `${seo.category(name, messages.category.count(shown.total))} ${seo.ask}`,
    end: mark && `${mark}.`,
    path: toCategoryPath(category, isIndexed ? view : undefined),
    name: mark ? `${name} · ${mark}` : name,
    ogImage: getCategoryOgImage(category),
    isIndexed,
  });
}

/** Metadata of the results of a search, which stay out of the indexes. */
export function getSearchMetadata(q: string): Promise<Metadata> {
  return getPageMetadata({
    title: seo.searchTitle(q),
    description: seo.search,
    path: toSearchPath(q),
    // A shared link says none of its words, which anybody may have written.
    name: seo.searchTitle(''),
    ogImage: 'productos',
    isIndexed: false,
  });
}
