/** Now, in milliseconds since 1970, by the clock by which the framework ages pages and reads: nobody sets it, and it stands still while the host sleeps. */
export function getTime(): number {
  return performance.timeOrigin + performance.now();
}

/** By how many milliseconds the system's clock, which other hosts share, is ahead of getTime. */
export function getSystemLead(): number {
  return Math.trunc(Date.now() - getTime());
}
