import { useMemo, useSyncExternalStore } from 'react';
import { tellDeviceChange, watchDevice } from '../quotation-list/device-list';
import { storeItems, withStorage } from '../ui/storage';
import { addRequest, parseRequests, type SentRequest } from './sent-request';

type Area = 'localStorage' | 'sessionStorage';

const KEY = 'mis-solicitudes';

/** Remembers on this device that a message was sent. */
export function rememberRequest(sent: SentRequest): void {
  storeItems(KEY, addRequest(getRequests(), sent));
}

/** Remembers `requests`, and nothing else. */
export function saveRequests(requests: readonly SentRequest[]): void {
  storeItems(KEY, requests);
  tellDeviceChange();
}

/** What this device has sent, the last first. */
export function getRequests(): readonly SentRequest[] {
  return parseRequests(read('localStorage', KEY));
}

/** The same, as it is now; null until the page is hydrated. */
export function useRequests(): readonly SentRequest[] | null {
  const text = useStored('localStorage', KEY);
  return useMemo(() => (text === null ? null : parseRequests(text)), [text]);
}

/** What is stored under `key` as it is now, '' for nothing; null until the page is hydrated. */
export function useStored(area: Area, key: string): string | null {
  return useSyncExternalStore(
    watchDevice,
    () => read(area, key),
    () => null,
  );
}

function read(area: Area, key: string): string {
  return withStorage(() => window[area].getItem(key) ?? '', '');
}
