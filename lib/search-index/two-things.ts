import type { SearchIndex } from './search-index';
import { judgeLine, MAX_CANDIDATES, type Verdict, type Wanted } from './verdict';

/** Between two things of a line; 'con' may also come before a part of the one. */
const BETWEEN = /\s(?:\+|y|con)\s/i;

type Judged<Line> = Line & { readonly verdict: Verdict };

/** A line with its verdict; as two, where 'y' or '+' stand between things that are not alike in the catalogue. */
export function judgeLines<Line extends Wanted>(index: SearchIndex, line: Line): Judged<Line>[] {
  const verdict = judgeLine(index, line);
  const parts = line.text.split(BETWEEN);
  const isWhole = verdict.kind === 'found' && verdict.reason === 'same';
  if (parts.length !== 2 || line.code !== undefined || isWhole) return [{ ...line, verdict }];
  const judged = parts.map((text) => ({ ...line, text, verdict: judgeLine(index, { text }) }));
  const [first = [], second = []] = judged.map((part) => listDocuments(part.verdict));
  const isTwo = first.length > 0 && second.length > 0 && !first.some((document) => second.includes(document));
  if (!isTwo) return [{ ...line, verdict }];
  if (!/\scon\s/i.test(line.text)) return judged;
  const candidates = [...first.slice(0, MAX_CANDIDATES - 1), ...second].slice(0, MAX_CANDIDATES);
  return [{ ...line, verdict: { kind: 'doubtful', candidates } }];
}

const listDocuments = (verdict: Verdict) =>
  verdict.kind === 'found' ? [verdict.document] : verdict.kind === 'doubtful' ? verdict.candidates : [];
