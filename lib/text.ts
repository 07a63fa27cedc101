/** `text` cut at `length` code points, so that no letter is split, with an ellipsis; shorter texts stay as they are. */
export function truncate(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length ? text : `${letters.slice(0, length).join('').trimEnd()}…`;
}

/** `text` in at most `most` UTF-16 units with an ellipsis: cut after a word if that leaves `least`, else within it. */
export function cutAtWord(text: string, most: number, least = 0): string {
  if (text.length <= most) return text;
  // Half a letter of two units would be none.
  const start = text.slice(0, most - 1).replace(/\p{Surrogate}$/u, '');
  const isBetweenWords = text[start.length] === ' ';
  const end = isBetweenWords ? start.length : start.lastIndexOf(' ');
  const cut = end >= Math.max(least - 1, 1) ? start.slice(0, end) : start;
  return `${cut.replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** Splits `text` into the first `length` code points and what follows; `rest` is '' when all of it fits. */
export function splitAt(text: string, length: number): { start: string; rest: string } {
  const letters = Array.from(text);
  return { start: letters.slice(0, length).join(''), rest: letters.slice(length).join('') };
}

/** `text` without lone surrogates, which cannot be encoded; toWellFormed is too new for visitors' phones. */
function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** `text` on one line of a mail or terminal: what is invisible, such as a change of direction, could forge lines. */
export function toPrintedLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
}

/** `text` as a part of a link, percent-encoded, whatever it holds. */
export function encodeText(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}

/** A search as it is passed on: trimmed, white space folded into one space, cut at `length` code points. */
export function normalizeSearch(text: string, length: number): string {
  return Array.from(text.replace(/[\s\p{C}]+/gu, ' ').trim())
    .slice(0, length)
    .join('')
    .trim();
}

/** Splits a text into its paragraphs (blank lines or line breaks part them), without empty ones. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** `text` in lower case, without accents. */
export function foldAccents(text: string): string {
  return withoutMarks(withoutMarks(text).normalize('NFD')).toLowerCase();
}

/** `text` without marks that stand by themselves; to normalize a long row of them takes the square of its length. */
function withoutMarks(text: string): string {
  return text.replace(/\p{M}+/gu, '');
}

/** `text` in lower case, without accents, and with one form of each letter ('SpO₂' is 'spo2', 'MV-12' is 'mv12'). */
export function foldText(text: string): string {
  const plain = foldAccents(withoutMarks(text).normalize('NFKC'));
  return plain.replace(/(?<=\p{L})-(?=\p{N})/gu, '');
}

/** The words of `text`, folded. */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** An e-mail address to reply to: 64 characters before '@' (RFC 5321, 4.5.3.1), a domain with a dot, unlike yup. */
export const ANSWERABLE_EMAIL = /^[^@]{1,64}@[^@\s]+\.[^@\s.]+$/;

/** Letters of a name in an address, at most 12 bytes each: it stays below the 2,048 of https://www.sitemaps.org. */
const MAX_NAME_LETTERS = 150;

/** `name` for an address, not encoded: well formed, limited, and not '.' or '..' (WHATWG URL, 'double-dot'). */
export function toPathName(name: string): string {
  return splitAt(toWellFormed(/^\.{1,2}$/.test(name) ? `${name}_` : name), MAX_NAME_LETTERS).start;
}
