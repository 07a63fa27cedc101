type Measure = (text: string) => number;

/** Breaks `text` into at most `most` lines of `width`, of about the same length; what does not fit ends in an ellipsis. */
export function linesOf(text: string, measure: Measure, width: number, most: number): string[] {
  const greedy = fill(text, measure, width);
  if (greedy.length > most)
    return [...greedy.slice(0, most - 1), shortened(greedy.slice(most - 1).join(' '), measure, width)];
  return balanced(text, measure, width, greedy);
}

/** As narrow as the same number of lines allows. */
function balanced(text: string, measure: Measure, width: number, lines: string[]): string[] {
  let best = lines;
  for (let narrower = width - 20; narrower > width / 2; narrower -= 20) {
    const tried = fill(text, measure, narrower);
    if (tried.length > lines.length || tried.some((line) => measure(line) > narrower)) break;
    best = tried;
  }
  return best;
}

function fill(text: string, measure: Measure, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => pieces(one, measure, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A word that is wider than a line, in pieces that are not. */
function pieces(word: string, measure: Measure, width: number): string[] {
  const found: string[] = [];
  let letters = Array.from(word);
  while (letters.length > 1 && measure(letters.join('')) > width) {
    const fitting = Math.max(
      1,
      countFitting(letters, (start) => measure(start) <= width),
    );
    found.push(letters.slice(0, fitting).join(''));
    letters = letters.slice(fitting);
  }
  return [...found, letters.join('')];
}

function shortened(text: string, measure: Measure, width: number): string {
  const letters = Array.from(text);
  const ended = (start: string) => `${start.trimEnd()}…`;
  const fitting = Math.max(
    1,
    countFitting(letters, (start) => measure(ended(start)) <= width),
  );
  return ended(letters.slice(0, fitting).join(''));
}

/** The most letters of the beginning for which `fits` holds, by binary search: each measuring shapes the text anew. */
function countFitting(letters: readonly string[], fits: (start: string) => boolean): number {
  let [most, tooMany] = [0, letters.length + 1];
  while (tooMany - most > 1) {
    const tried = Math.floor((most + tooMany) / 2);
    if (fits(letters.slice(0, tried).join(''))) most = tried;
    else tooMany = tried;
  }
  return most;
}
