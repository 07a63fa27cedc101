import { useMemo, useSyncExternalStore } from 'react';
import type { FormKind } from '@/lib/forms/fields';
import { tellDeviceChange, watchDevice } from '../quotation-list/device-list';
import { withStorage } from '../ui/storage';
import { storeItems } from '../ui/store-items';

/** A message that this device has sent, without what its visitor wrote and who that was. */
export type SentRequest = {
  /** Its number. */
  readonly reference: string;
  /** The address of its receipt. */
  readonly path: string;
  /** When it is answered, as a sentence. */
  readonly promise: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly kind: FormKind;
  /** What was asked for, a product each. */
  readonly lines: readonly string[];
  /** The same as the text of a quotation list; '' where no product was asked for. */
  readonly items: string;
  /** Says which products were not accepted, and why; '' when all were. */
  readonly refused: string;
};

const MAX_REQUESTS = 10;
const MAX_CHARS = 2_000;
/** Of a list of 100 lines with notes. */
const MAX_LIST_CHARS = 50_000;
const PATH = /^\/mensaje\/(?:enviado|parcial)(?:\/[\w-]+){0,3}$/;
const REFERENCE = /^\d{4} \d{4}-\d$/;

/** The requests in a stored text, the last first; what is invalid is left out. */
export function parseRequests(text: string): readonly SentRequest[] {
  const stored: unknown = withStorage(() => JSON.parse(text || '[]'));
  return Array.isArray(stored) ? stored.filter(isRequest).slice(0, MAX_REQUESTS) : [];
}

/** `requests` with `sent` as the first, in the place of an earlier answer to the same message. */
export function addRequest(requests: readonly SentRequest[], sent: SentRequest): readonly SentRequest[] {
  const others = requests.filter(({ reference }) => reference !== sent.reference);
  return [sent, ...others].slice(0, MAX_REQUESTS);
}

function isRequest(value: Partial<SentRequest> | null): value is SentRequest {
  const { reference, path, promise, sentAt, kind, lines, items, refused } = value ?? {};
  return (
    [reference, path, promise, refused].every(isText) &&
    typeof items === 'string' &&
    items.length <= MAX_LIST_CHARS &&
    REFERENCE.test(`${reference}`) &&
    PATH.test(`${path}`) &&
    Number.isFinite(sentAt) &&
    (kind === 'contact' || kind === 'quotation') &&
    Array.isArray(lines) &&
    lines.every(isText)
  );
}

const isText = (value: unknown) => typeof value === 'string' && value.length <= MAX_CHARS;

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
