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
  const head = withoutBlocks(html.slice(0, within ? end : REACH));
  const metas = tagsOf(head, 'meta').map(attributesOf);
  const named = (name: string) => metas.find((meta) => (meta.property ?? meta.name) === name)?.content ?? '';
  const links = tagsOf(head, 'link').map(attributesOf);
  const shared = metas.filter(({ property, name }) => /^(og|twitter):/.test(property ?? name ?? ''));
  return {
    title: decoded(titleOf(head)).trim(),
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

/** Without comments, scripts and styles; one that does not end takes the rest with it. Every search here reads a hostile head once, not once a letter. */
function withoutBlocks(html: string): string {
  const opening = /<!--|<(script|style)\b/gi;
  let [kept, at] = ['', 0];
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    kept += html.slice(at, found.index);
    const closing = found[1] ? new RegExp(`</${found[1]}\\s*>`, 'gi') : /-->/g;
    closing.lastIndex = opening.lastIndex;
    if (!closing.test(html)) return kept;
    at = closing.lastIndex;
    opening.lastIndex = at;
  }
  return kept + html.slice(at);
}

/** The text of each tag of that name, without its '>'. */
function tagsOf(head: string, name: string): string[] {
  const tag = new RegExp(`<${name}\\b[^]*`, 'i');
  const ended = head.split('>').slice(0, -1);
  return ended.flatMap((piece) => tag.exec(piece) ?? []);
}

function titleOf(head: string): string {
  const [start = ''] = /<title[^<>]*>/i.exec(head) ?? [];
  const text = start && head.slice(head.indexOf(start) + start.length);
  const end = text.search(/<\/title\s*>/i);
  return end < 0 ? '' : text.slice(0, end);
}

function attributesOf(tag: string): Record<string, string> {
  const found = tag.matchAll(/([a-z:-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)')/gi);
  return Object.fromEntries([...found].map(([, name = '', a, b]) => [name.toLowerCase(), decoded(a ?? b ?? '')]));
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
