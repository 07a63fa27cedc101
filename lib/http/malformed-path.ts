// Well-formed UTF-8 in percent escapes, byte for byte (Unicode Standard, table 3-7).
const HEX = '[0-9A-Fa-f]';
const TAIL = `%[89ABab]${HEX}`;
const CHARACTERS = [
  '[^%]',
  `%[0-7]${HEX}`,
  `%[Cc][2-9A-Fa-f]${TAIL}`,
  `%[Dd]${HEX}${TAIL}`,
  `%[Ee]0%[ABab]${HEX}${TAIL}`,
  `%[Ee][1-9A-Ca-cEeFf]${TAIL}${TAIL}`,
  `%[Ee][Dd]%[89]${HEX}${TAIL}`,
  `%[Ff]0%[9ABab]${HEX}${TAIL}${TAIL}`,
  `%[Ff][1-3]${TAIL}${TAIL}${TAIL}`,
  `%[Ff]4%8${HEX}${TAIL}${TAIL}`,
].join('|');

/** Pattern of a path whose percent escapes cannot be decoded ('%', '%E0%A4'); the framework would answer it with a 500. */
export const MALFORMED_PATH = `(?!(?:${CHARACTERS})*$).*`;
