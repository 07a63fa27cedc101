import type { ServerResponse } from 'node:http';
import pLimit from 'p-limit';

/** Milliseconds after which a page that waits for the backend lets the next one begin. */
const TURN = 100;
/** More would wait longer than visitors do. */
const LONGEST = 200;

/** How long the rest after a page is while others wait, in times of its making. */
const REST = 2;

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
    const timer = setTimeout(resolve, TURN);
    response.once('close', () => {
      clearTimeout(timer);
      if (line.pendingCount === 0) resolve();
      else setTimeout(resolve, REST * (performance.now() - begun));
    });
    make();
  });
}
