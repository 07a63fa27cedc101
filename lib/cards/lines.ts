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
  if (measure(word) <= width) return [word];
  const found: string[] = [''];
  for (const letter of word) {
    const last = found[found.length - 1] ?? '';
    if (last !== '' && measure(last + letter) > width) found.push(letter);
    else found[found.length - 1] = last + letter;
  }
  return found;
}

function shortened(text: string, measure: Measure, width: number): string {
  const letters = Array.from(text);
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
