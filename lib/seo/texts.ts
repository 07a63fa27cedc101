import { headLimits, seo } from '@/content/seo';
import { site } from '@/content/site';
import { cutAtWord } from '@/lib/text';

const { title: MAX_TITLE, description: DESCRIPTION } = headLimits;
/** A cut leaves more than the least, so that dropping a comma before the ellipsis does no harm. */
const MIN_CUT_DESCRIPTION = DESCRIPTION.min + 10;

/** Title of a page in at most 60 characters: the name, what tells it from others of that name, and the site where it fits. */
export function getTitle(name: string, mark = ''): string {
  const end = mark && ` · ${mark}`;
  const whole = name + end;
  const withSite = `${whole}${seo.separator}${site.name}`;
  if (withSite.length <= MAX_TITLE) return withSite;
  return whole.length <= MAX_TITLE ? whole : cutAtWord(name, MAX_TITLE - end.length, 20) + end;
}

/** Description of a page in 50 to 160 characters: `text` on one line, completed when short, cut at a word when long; `end` always stays. */
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
