import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Colours that a browser shows around the site; those of the pages are in styles/. */
export const theme = { color: '#12344d', ground: '#ffffff' } as const;

/** Names and values of one list of the design system, as written in the style sheet. */
type TokenList = Readonly<Record<string, string>>;

/** The lists of styles/_tokens.scss by name (`colors`, `spaces`, ...); the only place that reads them outside Sass. */
export function readTokens(): Readonly<Record<string, TokenList>> {
  const sheet = readFileSync(join(process.cwd(), 'styles/_tokens.scss'), 'utf8');
  const lists = sheet.matchAll(/^\$([\w-]+): \(\n(.+?)^\);/gms);
  return Object.fromEntries([...lists].map(([, name = '', body = '']) => [name, parseList(body)]));
}

/** Every `key: value` of a list; values keep their text, without quotes around keys or brackets around lists. */
function parseList(body: string): TokenList {
  const entries = body.matchAll(/^ {2}'?([\w-]+)'?: (.+),$/gm);
  return Object.fromEntries([...entries].map(([, key = '', value = '']) => [key, value.replace(/^\((.+)\)$/, '$1')]));
}
