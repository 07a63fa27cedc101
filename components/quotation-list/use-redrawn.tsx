import { type ReactNode, useEffect, useState } from 'react';
import type { DrawnList } from './list-share';
import { onTouch } from './on-touch';

export type Drawn = { readonly share: ReactNode; readonly code: ReactNode; readonly chat: ReactNode };

const load = () => import('./redrawn-list');

/**
 * What shares, prints and asks for a list: `drawn` by the server for the list of the address; that of a changed one (`text`, of formatLines) comes
 * with the first touch, but for its chat button, which is then that of all pages.
 */
export function useRedrawn(drawn: Drawn, list: DrawnList, text: string): Partial<Drawn> {
  const [first] = useState(text);
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>();
  const isChanged = text !== first;
  useEffect(() => {
    if (parts) return;
    // Without a connection the next touch tries again.
    const prepare = () => void load().then(setParts, Boolean);
    if (isChanged) prepare();
    return onTouch(prepare);
  }, [isChanged, parts]);
  if (!isChanged) return drawn;
  // Nothing is shared rather than a list that it is no more.
  if (!parts) return {};
  return { share: <parts.ListShare {...list} />, code: <parts.SettledCode {...list} /> };
}
