import { Parser } from 'htmlparser2';

/** Elements of one letter: 'a <b and c> d' is none of them. */
const SHORT_TAG = String.raw`[abipqsu](?:\s*\/?>|\s[^<>=]*=[^<>]*>)`;
const NAMES = [
  'abbr|address|area|article|aside|audio|big|blockquote|body|br|button|caption|center|cite|code|col|colgroup|dd|del',
  'details|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|iframe|img|input|ins|kbd',
  'label|li|link|main|map|mark|meta|nav|noscript|object|ol|option|param|picture|pre|script|section|select|small|source',
  'span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|tfoot|th|thead|time|title|tr|tt|ul',
  String.raw`var|video|wbr|xml|[ovw]:\w+`,
].join('|');
/** What follows the '<' of a tag and the '&' of an entity; others are text, as in '<5 mmHg' and 'R&D'. */
const TAG = String.raw`!--|\/?(?:${SHORT_TAG}|(?:${NAMES})(?:\s[^<>]*|\/)?>)`;
const ENTITY = String.raw`(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});`;
const MARKUP = new RegExp(`<(?:${TAG})|&(?:${ENTITY})`, 'i');
const NO_MARKUP = new RegExp(`<(?!${TAG})|&(?!${ENTITY})`, 'gi');

const BLOCKS = new Set(
  [
    'address article aside blockquote body caption center dd details div dl dt figcaption figure footer form h1 h2 h3 h4',
    'h5 h6 header hr li main nav ol option p pre section summary table tr ul',
  ].flatMap((names) => names.split(' ')),
);
/** Elements whose content nobody would see. */
const UNSEEN = new Set(['head', 'iframe', 'script', 'style', 'svg', 'template']);
/** A line break that an export wrote in letters; 'C:\new' is a path. */
const WRITTEN_BREAK = /(?<!\b[a-z]:)(?:\\r)?\\n/gi;

/** Markup as plain text: tags become line breaks, '- ' or nothing, entities letters (once), a written '\n' a break. */
export function toPlainText(text: string): string {
  const broken = text.includes('\\n') ? text.replace(WRITTEN_BREAK, '\n') : text;
  return MARKUP.test(broken) ? readMarkup(broken) : broken;
}

function readMarkup(text: string): string {
  const lines: string[] = [];
  let [line, unseen] = ['', 0];
  const breakLine = () => {
    lines.push(line);
    line = '';
  };
  const endBlock = () => {
    if (line.trim() !== '' && line !== '- ') breakLine();
  };
  const parser = new Parser({
    onopentagname: (name) => {
      if (UNSEEN.has(name)) unseen += 1;
      if (BLOCKS.has(name)) endBlock();
      if (name === 'br') breakLine();
      if (name === 'li') line = '- ';
    },
    ontext: (part) => {
      if (unseen === 0) line += ['', '- '].includes(line) ? part.trimStart() : part;
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) unseen -= 1;
      if (name === 'td' || name === 'th') line += ' ';
      if (BLOCKS.has(name)) endBlock();
      if (name === 'li' && line === '- ') line = '';
    },
  });
  parser.end(text.replace(NO_MARKUP, (sign) => (sign === '<' ? '&lt;' : '&amp;')));
  const written = [...lines, line].join('\n').replace(/[^\S\n]+/g, ' ');
  return written
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Control and zero-width characters, but for the joiner within an emoji. */
const UNSEEN_SIGNS = /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|(?!\u200D)[\p{Cc}\p{Cf}]/gu;

/** A text of one line, such as a name: plain, without control and zero-width characters, each white space one blank. */
export function toOneLine(text: string): string {
  return toPlainText(text)
    .replace(/[\s\u0085]+/g, ' ')
    .replace(UNSEEN_SIGNS, '')
    .trim();
}

/** Whether a whole field is a word for nothing, as programs and people write it. */
export function isAbsent(text: string): boolean {
  return /^\s*(?:null|undefined|none|nan|n[/.]?[ad]\.?|no aplica|[-–—]+|0|#)\s*$/i.test(text);
}

/** Between several addresses in one field. */
const NEXT_ADDRESS =
  /"\s*,\s*"|\s*[,|;]\s*(?=https?:|\/)|(?<=\.(?:avif|gif|jpe?g|pdf|png|webp))\s*[,|;]\s*|\s+(?=https?:)/i;

/** The first address of a text or JSON list of several; one that begins with 'www.' gets its https. */
export function toFirstAddress(text: string): string {
  const listed = /^\s*\[/.test(text) ? text.replace(/^[\s["]+|["\]\s]+$/g, '') : text.trim();
  const [first = ''] = listed.split(NEXT_ADDRESS);
  return /^www\./i.test(first) ? `https://${first}` : first;
}
