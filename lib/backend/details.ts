import { limits } from '@/content/limits';
import { detailTextNames, detailTexts, documentTypes } from '@/lib/catalogue/detail-fields';
import type { Identity, ProductDocument, Registration } from '@/lib/catalogue/identity';
import { isRecord } from '@/lib/http/records';
import { toLanguageTag } from '@/lib/text';
import { type Assets, linkAddress } from './assets';
import { getKind, noteFault } from './faults';
import { toAddress, toList, toRegistrationNumber, toShortText } from './schemas';

const { documents: MAX_DOCUMENTS } = limits.details;

/** What is known of a product's identity and documents (docs/backend-contract.md#optional-fields). */
export type Details = {
  readonly registration: Registration | null;
  readonly identity: Identity;
  readonly documents: readonly ProductDocument[];
};

/** The day of '2026-11-21', '2026-11-21 08:00:00' or '2026-11-21T08:00:00Z'; null when the text is no date. */
export function getDay(text: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** Reads the optional fields of a product as it was `sent`: what makes no sense is left out and logged, and never costs the product. */
export function readDetails(sent: unknown, assets: Assets, call: string): Details {
  const item = isRecord(sent) ? sent : {};
  for (const field of ['code', 'registro_sanitario', ...detailTextNames])
    if (!isGoodText(field, item[field]))
      noteFault(call, {
        field,
        expected: `text of at most ${limits.details.text} characters`,
        received: getKind(item[field]),
      });
  const texts = detailTextNames.map((name) => [detailTexts[name], toShortText(item[name])]);
  return {
    registration: readRegistration(item.registro_sanitario, assets),
    identity: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    documents: readDocuments(item.documents, assets, call),
  };
}

/** Null where there is no more than a number. */
function readRegistration(sent: unknown, assets: Assets): Registration | null {
  if (!isRecord(sent) || toRegistrationNumber(sent) === '') return null;
  const { holder, expires_at, url } = sent;
  return {
    holder: toShortText(holder),
    expiresAt: getDay(toShortText(expires_at)),
    href: linkAddress(toAddress(url), assets),
  };
}

/** The documents that can be linked, at most 20. */
function readDocuments(sent: unknown, assets: Assets, call: string): ProductDocument[] {
  if (!isSent(sent)) return [];
  const list = toList(sent) ?? [sent];
  const documents = list.slice(0, MAX_DOCUMENTS).flatMap((item) => readDocument(item, assets) ?? []);
  if (documents.length < list.length)
    noteFault(call, { field: 'documents', expected: `at most ${MAX_DOCUMENTS} of { type, url }`, received: 'others' });
  return documents;
}

function readDocument(sent: unknown, assets: Assets): ProductDocument | null {
  if (!isRecord(sent)) return null;
  const { url, size } = sent;
  const type = documentTypes.find((known) => known === sent.type);
  const href = linkAddress(toAddress(url), assets);
  if (!type || href === null) return null;
  return {
    type,
    name: toShortText(sent.name),
    href,
    lang: toLanguageTag(toShortText(sent.lang)),
    date: getDay(toShortText(sent.date)),
    size: Number.isSafeInteger(size) && Number(size) > 0 ? Number(size) : undefined,
  };
}

/** True for an optional text that can be read, and for none. */
function isGoodText(field: string, sent: unknown): boolean {
  const read = field === 'registro_sanitario' ? toRegistrationNumber : toShortText;
  return !isSent(sent) || read(sent) !== '';
}

const isSent = (value: unknown) => !['absent', 'null', 'blank text'].includes(getKind(value));
