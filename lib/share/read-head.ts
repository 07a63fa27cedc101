/** What a previewer finds in the head of a page. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** og:* and twitter:* tags; the first of each name. */
  readonly tags: Readonly<Record<string, string>>;
  /** False when the head goes on beyond what WhatsApp reads. */
  readonly isWithinReach: boolean;
};

/** Bytes of a page that WhatsApp reads. */
export const REACH = 300 * 1024;

/** Reads the head of a page from the beginning of its HTML (the first 300 KB), as programs do that run no scripts. */
export function readHead(html: string): Head {
  const end = html.search(/<\/head\s*>/i);
  const within = end >= 0 && new TextEncoder().encode(html.slice(0, end)).length <= REACH;
  const head = html.slice(0, within ? end : REACH).replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '');
  const metas = [...head.matchAll(/<meta\b[^>]*>/gi)].map(([tag]) => attributesOf(tag));
  const named = (name: string) => metas.find((meta) => (meta.property ?? meta.name) === name)?.content ?? '';
  const links = [...head.matchAll(/<link\b[^>]*>/gi)].map(([tag]) => attributesOf(tag));
  const shared = metas.filter(({ property, name }) => /^(og|twitter):/.test(property ?? name ?? ''));
  return {
    title: decoded(/<title[^>]*>([\s\S]*?)<\/title\s*>/i.exec(head)?.[1] ?? '').trim(),
    description: named('description'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? '',
    robots: named('robots'),
    // From the last to the first, so that the first of a name stays.
    tags: Object.fromEntries(
      shared.toReversed().map(({ property, name, content }) => [property ?? name, content ?? '']),
    ),
    isWithinReach: within,
  };
}

function attributesOf(tag: string): Record<string, string> {
  const found = tag.matchAll(/([a-z:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi);
  return Object.fromEntries([...found].map(([, name = '', a, b]) => [name.toLowerCase(), decoded(a ?? b ?? '')]));
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
