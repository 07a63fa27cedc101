const letters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** `text` in at most `most` UTF-16 units with an ellipsis when cut: after the last word that leaves `least` units, else between two letters. */
export function cutAtWord(text: string, most: number, least = 0): string {
  if (text.length <= most) return text;
  const start = keepWholeLetters(text, most - 1);
  const isBetweenWords = text[start.length] === ' ';
  const end = isBetweenWords ? start.length : start.lastIndexOf(' ');
  const cut = end >= Math.max(least - 1, 1) ? start.slice(0, end) : start;
  return `${cut.replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** The beginning of `text` in at most `most` units, without splitting what reads as one letter (an emoji, a letter with its accents). */
function keepWholeLetters(text: string, most: number): string {
  let end = 0;
  for (const { segment, index } of letters.segment(text.slice(0, most + 1))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
