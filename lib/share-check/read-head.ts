import { Parser } from 'htmlparser2';
import { headLimits } from '@/content/head-limits';

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

/** Reads the head of a page from the beginning of its HTML (headLimits.headBytes), as programs do that run no scripts. */
export function readHead(html: string): Head {
  const metas: Record<string, string> = {};
  let [title, canonical, isInTitle, isEnded] = ['', '', false, false];
  const parser = new Parser({
    onopentag: (name, { property, name: called, content = '', rel, href = '' }) => {
      const key = property ?? called;
      isInTitle = name === 'title' && title === '';
      if (isEnded) return;
      if (name === 'meta' && key) metas[key] ??= content;
      if (name === 'link' && rel === 'canonical') canonical ||= href;
    },
    ontext: (text) => {
      if (isInTitle && !isEnded) title += text;
    },
    onclosetag: (name) => {
      isInTitle = false;
      if (name === 'head') isEnded = true;
    },
  });
  parser.write(new TextDecoder().decode(new TextEncoder().encode(html).subarray(0, headLimits.headBytes)));
  const { description = '', robots = '' } = metas;
  const tags = Object.fromEntries(Object.entries(metas).filter(([name]) => /^(og|twitter):/.test(name)));
  return { title: title.trim(), description, canonical, robots, tags, isWithinReach: isEnded };
}
