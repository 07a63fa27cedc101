import { type ReactNode, useEffect, useState } from 'react';
import type { DrawnList } from './list-share';

export type Drawn = { readonly share: ReactNode; readonly code: ReactNode };

const load = () => import('./redrawn-list');

/**
 * What shares and prints a list: `drawn` by the server for the list of the address; that of a changed one (`text`, of formatLines) comes with
 * the first touch.
 */
export function useRedrawn(drawn: Drawn, list: DrawnList, text: string): Drawn {
  const [first] = useState(text);
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>();
  const isChanged = text !== first;
  useEffect(() => {
    if (parts) return;
    // Without a connection the next touch tries again.
    const prepare = () => void load().then(setParts, Boolean);
    if (isChanged) prepare();
    const stop = new AbortController();
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, prepare, { signal: stop.signal });
    return () => stop.abort();
  }, [isChanged, parts]);
  if (!isChanged) return drawn;
  // Nothing is shared rather than a list that it is no more.
  if (!parts) return { share: null, code: null };
  return { share: <parts.ListShare {...list} />, code: <parts.SettledCode {...list} /> };
}
