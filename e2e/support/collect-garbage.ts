import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Node collects only when it must; a signal that it loses then would keep its call waiting for ever. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
