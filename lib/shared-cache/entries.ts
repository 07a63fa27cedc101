import { validateHeaderName, validateHeaderValue } from 'node:http';
import { isMap, isUint8Array } from 'node:util/types';
import { isRecord } from '@/lib/http/records';

/** A page as the framework keeps it: https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath */
export type SharedPage = { readonly value: object; readonly lastModified: number; readonly cacheControl?: object };
/** A read of 'use cache', whole: https://nextjs.org/docs/app/api-reference/config/next-config-js/cacheHandlers */
export type SharedRead = {
  readonly value: Uint8Array<ArrayBuffer>;
  readonly tags: readonly string[];
  readonly timestamp: number;
  readonly stale: number;
  readonly revalidate: number;
  readonly expire: number;
};

/** Milliseconds by which the clocks of two hosts may differ. */
const CLOCK_SKEW_MS = 2_000;

/** True for an answer of the requested kind, as server/cache/pages.ts stores it; any other value would be a 503 until it expires. */
export function isSharedPage(entry: unknown, kind: string): entry is SharedPage {
  if (!isRecord(entry) || !isRecord(entry.value) || entry.value.kind !== kind) return false;
  const { value, lastModified, cacheControl = {} } = entry;
  if (!isPast(lastModified) || !isMissingOr(areHeaders, value.headers) || !isMissingOr(isStatus, value.status))
    return false;
  if (!isRecord(cacheControl) || !isMissingOr(isNumber, cacheControl.expire)) return false;
  if (cacheControl.revalidate !== false && !isMissingOr(isNumber, cacheControl.revalidate)) return false;
  if (kind === 'APP_ROUTE') return isUint8Array(value.body);
  const { html, rscData, segmentData = new Map(), postponed } = value;
  return (
    typeof html === 'string' &&
    isMissingOr(isUint8Array, rscData) &&
    isMissingOr(isText, postponed) &&
    isMap(segmentData) &&
    [...segmentData.values()].every(isUint8Array)
  );
}

/** True for a read as server/cache/reads.ts stores it. */
export function isSharedRead(entry: unknown): entry is SharedRead {
  if (!isRecord(entry)) return false;
  const { value, tags, timestamp, stale, revalidate, expire } = entry;
  return (
    isUint8Array(value) &&
    Array.isArray(tags) &&
    tags.every(isText) &&
    isPast(timestamp) &&
    [stale, revalidate, expire].every(isNumber)
  );
}

/** True for a time since 1970 that is not in the future: an entry from there would never be out of date. */
function isPast(time: unknown): time is number {
  return isNumber(time) && time > 0 && time <= Date.now() + CLOCK_SKEW_MS;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isStatus = (value: unknown) => Number.isInteger(value) && Number(value) >= 200 && Number(value) < 600;
const isMissingOr = (is: (value: unknown) => boolean, value: unknown) => value === undefined || is(value);

/** True for headers that Node would send: it throws at any other. */
function areHeaders(value: unknown): boolean {
  if (!isRecord(value)) return false;
  try {
    for (const [name, one] of Object.entries(value)) {
      validateHeaderName(name);
      if (one !== undefined) for (const text of [one].flat()) validateHeaderValue(name, text as string);
      if (typeof one === 'object' && !Array.isArray(one)) return false;
    }
    return true;
  } catch {
    return false;
  }
}
