/** Letters of Mac Roman read as Windows-1252: Ñ, á, é, ñ, ó, ú; not í, an apostrophe, which English has too. */
const MAC = /(?<=[A-Za-z])[„‡Ž–—œ](?=[a-z])/g;
const WINDOWS = /[ÁÉÍÑÓÚáéíñóúü“”]/g;
/** What Windows-1252 makes of the second and third byte of a letter in UTF-8. */
const REST = '[\u0080-\u00BFŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]';
/** UTF-8 read as Windows-1252 and written again: 'Ã¡' was 'á', 'Â°' was '°', 'â€œ' a quotation mark. */
const TWICE = new RegExp(`[ÃÂ]${REST}|â[€„]${REST}`, 'g');

/** The text of a file: in `encoding`, else UTF-16 by its mark, valid UTF-8, Mac Roman by letters, else Windows-1252. */
export function decodeText(bytes: Uint8Array, encoding?: string): { readonly text: string; readonly encoding: string } {
  if (encoding) return { text: decode(bytes, encoding), encoding };
  // Excel's 'Unicode text'.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decode(bytes, 'utf-16le'), encoding: 'utf-16le' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    const text = decode(bytes, 'windows-1252');
    const mac = text.match(MAC) ?? [];
    const isMac = new Set(mac).size > 1 && mac.length > (text.match(WINDOWS)?.length ?? 0);
    return isMac ? { text: decode(bytes, 'macintosh'), encoding: 'macintosh' } : { text, encoding: 'windows-1252' };
  }
}

/** `text` without the letters that were encoded twice. */
export function repairText(text: string): string {
  return /[ÃÂâ]/.test(text) ? text.replace(TWICE, decodeTwice) : text;
}

function decodeTwice(letters: string): string {
  const bytes = Array.from(letters, (letter) => {
    const code = letter.charCodeAt(0);
    return code < 256 ? code : 128 + HIGH.indexOf(letter);
  });
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** Streamed: otherwise Node 20 and 22 take Windows-1252 for Latin-1 (github.com/nodejs/node/issues/56542). */
function decode(bytes: Uint8Array, encoding: string): string {
  const decoder = new TextDecoder(encoding);
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/** The signs of the bytes 128 to 159. */
const HIGH = decode(
  Uint8Array.from({ length: 32 }, (_, index) => 128 + index),
  'windows-1252',
);

/** The separator of a CSV text: the one that its first row with any has most of. */
export function guessDelimiter(text: string): string {
  const first = /^.*[|\t;,].*$/m.exec(text)?.[0] ?? '';
  const count = (character: string) => first.split(character).length;
  return ['|', '\t', ';', ','].reduce((best, next) => (count(next) > count(best) ? next : best), ',');
}
