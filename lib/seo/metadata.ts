import type { Metadata } from 'next';
import { site } from '@/content/site';

type Page = {
  readonly title: string;
  readonly description?: string;
  readonly path: string;
  readonly isIndexed?: boolean;
};

/** Defaults of every page; `siteUrl` is the public origin. */
export function siteMetadata(siteUrl: string): Metadata {
  return {
    metadataBase: new URL(siteUrl),
    title: { default: `${site.name} | ${site.tagline}`, template: `%s | ${site.name}` },
    description: site.description,
    icons: {
      icon: [
        { url: '/favicon.svg', type: 'image/svg+xml' },
        { url: '/favicon.ico', sizes: '32x32' },
      ],
      apple: '/apple-touch-icon.png',
    },
    formatDetection: { telephone: false },
  };
}

/** Title, description and the one canonical address of a page; `path` is already encoded. */
export function pageMetadata({ title, description, path, isIndexed = true }: Page): Metadata {
  return {
    title,
    ...(description && { description }),
    alternates: { canonical: path },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
  };
}
