import '@/styles/globals.scss';
import { useEffect, useState } from 'react';
import { type DrawnList, ListShare } from './list-share';
import { PrintedCode } from './printed-code';

export { ListShare };

/** Milliseconds without a change after which the code of a new list is fetched. */
const SETTLED_MS = 600;

/** The printed code of a list that is being changed. */
export function SettledCode(list: DrawnList) {
  const [settled, setSettled] = useState(list);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(list), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [list]);
  return <PrintedCode {...settled} />;
}
