import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { ADD } from '@/lib/quotation-list/address';
import { saveDeviceList } from './device-list';
import type { ListCodec } from './plain-codec';
import type { useList } from './use-list';

const load = () => import('./write-lines');

/** What is done with a list seldom, whose code comes when it is done; `status` says what has happened. */
export function useListActions({ lines, isKept, edit }: ReturnType<typeof useList>, { type }: ListCodec) {
  const router = useRouter();
  const [status, setStatus] = useState('');

  const write = async (field: HTMLInputElement) => {
    const written = (await load()).writeLine(lines, field);
    if (!written) return;
    setStatus(written.status);
    if (!('lines' in written)) return;
    if (type) return edit(written.lines);
    // The page of a list of products alone knows no other lines.
    if (isKept) saveDeviceList(written.text);
    router.replace(written.path, { scroll: false });
  };

  const merge = async (way: 'push' | 'replace' = 'push') => {
    const { path, status: said = '' } = (await load()).addToDevice(lines);
    setStatus(said);
    // What did not fit is only here.
    if (path) router[way](path);
  };

  const start = useEffectEvent(() => {
    // The address asks for it (toAddedPath).
    if (location.hash === `#${ADD}`) void merge('replace');
  });
  useEffect(() => {
    start();
    // What only paper shows comes with the first touch.
    const prepare = () => void import('./paper').then(({ writePaper }) => addEventListener('beforeprint', writePaper));
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, prepare, { once: true });
    return () => {
      for (const event of ['pointerdown', 'keydown']) removeEventListener(event, prepare);
    };
  }, []);

  return { status, setStatus, write, merge: () => merge() };
}
