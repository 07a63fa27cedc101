const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Longer than any delay: of what has not been taken, and of what may have been taken. */
export const LONGEST_DELAY_MS = 15 * MINUTE_MS;
export const LONGEST_UNANSWERED_MS = 7 * HOUR_MS;

/** About a week, counted in tries: a clock that jumps is no week, and who puts a message back into the queue starts anew. */
const MAX_TRIES = 1_000;
/** What may have been taken is sent again so often, after so long: each is more than a call may take (BACKEND_POST_SECONDS). */
const UNANSWERED_DELAYS_MS = [10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS] as const;

/** True when what was tried so often is given up. */
export const isGivenUp = (tries: number): boolean => tries >= MAX_TRIES;

/** True when what has `unanswered` calls is not sent again by itself. */
export const isUnknown = (unanswered: number): boolean => unanswered > UNANSWERED_DELAYS_MS.length;

/** Milliseconds until try number `tries + 1`: 2 s doubled each time up to 10 min, with jitter (`random` from 0 to 1 gives 75 to 125 %). */
export function getBackoff(tries: number, random: number): number {
  const delay = Math.min(2 * SECOND_MS * 2 ** Math.max(0, tries - 1), 10 * MINUTE_MS);
  return Math.round(delay * (0.75 + random / 2));
}

/** Milliseconds for which nobody else sends what is being sent, and until it is looked at again when no answer comes. */
export function getUnansweredDelay(unanswered: number): number {
  return UNANSWERED_DELAYS_MS[unanswered] ?? UNANSWERED_DELAYS_MS[0];
}
