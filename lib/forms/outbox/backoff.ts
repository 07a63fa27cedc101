const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Milliseconds for which an undelivered submission is tried again before it is given up, and how often at least: a clock that jumps is no week. */
const GIVE_UP_AFTER_MS = 7 * 24 * 60 * MINUTE_MS;
const TRIES_AT_LEAST = 100;

/** True when a submission of `age` milliseconds that was tried `attempts` times is given up. */
export function isGivenUp(age: number, attempts: number): boolean {
  return age > GIVE_UP_AFTER_MS && attempts >= TRIES_AT_LEAST;
}

/** Milliseconds until attempt number `attempts + 1`: 2 s doubled each time up to 10 min, with jitter (`random` from 0 to 1 gives 75 to 125 %). */
export function getBackoff(attempts: number, random: number): number {
  const delay = Math.min(2 * SECOND_MS * 2 ** Math.max(0, attempts - 1), 10 * MINUTE_MS);
  return Math.round(delay * (0.75 + random / 2));
}
