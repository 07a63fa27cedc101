import { isRecord } from '@/lib/http/records';
import { warnOnce } from '../log';

/** When a tag was revalidated: entries older than `stale` are made anew in the background, older than `expired` at once; milliseconds since 1970. */
export type TagTimes = { readonly stale?: number; readonly expired?: number };
export type TagsByName = Readonly<Record<string, TagTimes>>;

/** One call of the webhook names some four thousand tags (its body has 64 KB). */
const MAX_MESSAGE_LENGTH = 1_000_000;
const MAX_TAG_LENGTH = 256;

/** The tags that a message of the channel names; invalid ones are left out with a line in the log, and nothing is thrown. */
export function readMessage(message: string): TagsByName {
  const sent = message.length <= MAX_MESSAGE_LENGTH ? parse(message) : undefined;
  return keepKnown(Object.entries(isRecord(sent) ? sent : { '': null }));
}

/** The same for the fields of the board, each of which is JSON of its own. */
export function readBoard(fields: Readonly<Record<string, string>>): TagsByName {
  return keepKnown(Object.entries(fields).map(([tag, times]) => [tag, parse(times)]));
}

function keepKnown(entries: readonly (readonly [string, unknown])[]): TagsByName {
  const good = entries.flatMap(([tag, sent]) => {
    const times = tag.length <= MAX_TAG_LENGTH ? parseTimes(sent) : null;
    return times ? [[tag, times] as const] : [];
  });
  if (good.length < entries.length)
    warnOnce('invalid revalidated tags are ignored', { ignored: entries.length - good.length });
  return Object.fromEntries(good);
}

/** A host whose clock is ahead must not make everything out of date until then: nothing is staler than now. */
function parseTimes(sent: unknown): TagTimes | null {
  if (!isRecord(sent)) return null;
  const { stale, expired } = sent;
  if (!isTime(stale) || !isTime(expired)) return null;
  return {
    ...(stale !== undefined && { stale: Math.min(stale, Date.now()) }),
    ...(expired !== undefined && { expired }),
  };
}

function isTime(value: unknown): value is number | undefined {
  return value === undefined || (typeof value === 'number' && Number.isFinite(value) && value >= 0);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
