import type { Page } from '@playwright/test';

/** What the HTML of a page says before any script runs, read with the browser's own parser. */
export type ReadDocument = {
  readonly title: string;
  readonly lang: string;
  readonly canonical: readonly string[];
  readonly h1: readonly string[];
  /** Contents of the meta elements in the head, by name or property. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  /** Names of meta elements outside the head. */
  readonly strays: readonly string[];
  /** Parsed JSON-LD. */
  readonly data: readonly Record<string, unknown>[];
  /** Bytes up to the end of the head. */
  readonly headBytes: number;
};

/** Reads `html` in `page`, which may be a blank one. */
export async function readDocument(page: Page, html: string): Promise<ReadDocument> {
  const headBytes = Buffer.byteLength(html.slice(0, html.indexOf('</head>')));
  const found = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = <T extends Element>(selector: string) => [...parsed.querySelectorAll<T>(selector)];
    const toName = (meta: HTMLMetaElement) => meta.getAttribute('property') ?? meta.name;
    const metas: Record<string, string[]> = {};
    for (const meta of all<HTMLMetaElement>('head > meta')) {
      const name = toName(meta);
      metas[name] = [...(metas[name] ?? []), meta.content];
    }
    return {
      title: parsed.title,
      lang: parsed.documentElement.lang,
      canonical: all('head > link[rel=canonical]').map((link) => link.getAttribute('href') ?? ''),
      h1: all('h1').map((one) => one.textContent ?? ''),
      metas,
      strays: all<HTMLMetaElement>('body meta').map(toName),
      data: all('script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent ?? '')),
    };
  }, html);
  return { ...found, headBytes };
}

/** The only content of a meta element; undefined when there is none, or more than one. */
export function only({ metas }: ReadDocument, name: string): string | undefined {
  return metas[name]?.length === 1 ? metas[name][0] : undefined;
}
