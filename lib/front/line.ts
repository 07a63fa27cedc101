import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import pLimit from 'p-limit';

/** Milliseconds between two looks at whether the thread rests: the page waits for the backend then, and the next one begins. */
const LOOK = 10;
/** Of the time between two looks. */
const BUSY = 0.5;
/** As long a rest as this many times the making of a page follows it while others wait. */
const REST = 2;
/** At that pace the last one waits for two seconds; when the backend does not answer all have begun within one. */
const LONGEST = 20;

const line = pLimit(1);

/** True when another page would wait too long for its turn. */
export function isLineFull(): boolean {
  return line.pendingCount >= LONGEST;
}

/** Does `make`, which answers `response`, when no other page is being made: each takes tens of milliseconds of this process's one thread, and those that are known are answered meanwhile. */
export function inLine(response: ServerResponse, make: () => void): Promise<void> {
  return line(() => (response.destroyed ? undefined : turnOf(response, make)));
}

/** While others wait a rest follows, so that most of the thread stays for known pages, also when strangers ask at full speed. */
function turnOf(response: ServerResponse, make: () => void): Promise<void> {
  return new Promise<void>((resolve) => {
    const begun = performance.now();
    let seen = performance.eventLoopUtilization();
    const looks = setInterval(() => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, seen);
      seen = now;
      if (utilization < BUSY) end();
    }, LOOK);
    const rest = () => {
      const pause = line.pendingCount > 0 ? REST * (performance.now() - begun) : 0;
      clearInterval(looks);
      setTimeout(resolve, pause);
    };
    const end = () => {
      clearInterval(looks);
      response.off('close', rest);
      resolve();
    };
    response.once('close', rest);
    make();
  });
}
