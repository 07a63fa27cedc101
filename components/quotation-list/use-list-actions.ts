import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { onTouch } from './on-touch';
import type { ListCodec } from './plain-codec';
import type { useList } from './use-list';

type List = ReturnType<typeof useList>;

/** What actions of write-lines.ts work on. */
export type ListContext = Pick<List, 'lines' | 'ignore'> & {
  /** True where this device remembers what becomes of the list. */
  readonly isKept: boolean;
  /** Shows the changed list on this page; absent where it knows no other lines than products. */
  readonly edit: List['edit'] | undefined;
  readonly router: Pick<ReturnType<typeof useRouter>, 'push' | 'replace'>;
  readonly setStatus: (status: string) => void;
};

const load = () => import('./write-lines');

/** What is done with a list seldom, whose code comes when it is done; `status` says what has happened. */
export function useListActions({ lines, isKept, edit, ignore }: List, { type }: ListCodec) {
  const router = useRouter();
  const [status, setStatus] = useState<ReactNode>();
  const getContext = (): ListContext => ({
    lines,
    isKept: isKept(),
    edit: type && edit,
    ignore,
    router,
    setStatus,
  });
  // What only paper shows comes with the first touch.
  useEffect(() => onTouch(() => void load().then(({ preparePaper }) => preparePaper())), []);
  return {
    status,
    setStatus,
    write: (field: HTMLInputElement) => {
      const context = getContext();
      load().then(({ write }) => write(context, field));
    },
    merge: () => void load().then(({ merge }) => merge(getContext())),
  };
}
