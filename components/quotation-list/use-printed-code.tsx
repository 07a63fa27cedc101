import { type ReactNode, useEffect, useState } from 'react';
import type { ListItem } from '@/lib/quotation-list/address';

/** Milliseconds without a change after which the code of a new list is drawn. */
const SETTLED_MS = 600;

/** The printed code of the list at `path`: at first `drawn`, by the server; that of a changed list comes with its script. */
export function usePrintedCode(drawn: ReactNode, items: readonly ListItem[], path: string, siteUrl: string): ReactNode {
  const [code, setCode] = useState({ path, node: drawn });
  useEffect(() => {
    if (path === code.path) return;
    const timer = setTimeout(async () => {
      const { PrintedCode } = await import('./printed-code');
      setCode({ path, node: <PrintedCode items={items} whole={path} siteUrl={siteUrl} /> });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [path, code.path, items, siteUrl]);
  return code.node;
}
