import { linkAddress, toPicture } from '@/lib/backend/assets';
import { readAttributes } from '@/lib/backend/attributes';
import { relationNames } from '@/lib/catalogue/detail-fields';
import { listReadyMade } from '@/lib/catalogue/pictures';
import type { ProductRow } from '@/lib/embedded-backend/catalogue';
import { isRecord } from '@/lib/http/records';
import { type HasFile, ownAssets } from './files';
import { checkRegistration } from './registration';

/** What a finding is about. */
export const subjects = ['facts', 'picture', 'document', 'registration', 'relation'] as const;
export type Subject = (typeof subjects)[number];

/** What the checks of one product know of the others. */
export type Surroundings = {
  readonly ids: ReadonlySet<number>;
  readonly related: ReadonlyMap<number, readonly number[]>;
  readonly hasFile: HasFile;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** Facts below which a comparison has little to say. */
export const FEW_FACTS = 8;

/** What is wrong with a product, by subject; services need no facts, documents and registrations. */
export function checkProduct(product: ProductRow, around: Surroundings): Record<Subject, readonly string[]> {
  const isService = product.type === 'SERVICE';
  const details = readJson(product.details);
  return {
    facts: isService ? [] : checkFacts(product),
    picture: checkPictures(product, around.hasFile),
    document: checkDocuments(product, details, isService, around.hasFile),
    registration: isService ? [] : checkRegistration(details.registro_sanitario, around.now),
    relation: checkRelations(product.id, details, around),
  };
}

function checkFacts({ attributes }: ProductRow): string[] {
  const sent: unknown = JSON.parse(attributes ?? '[]');
  const read = readAttributes(sent, 'check').length;
  const hidden = Array.isArray(sent) ? sent.length - read : 0;
  return [
    ...(read === 0 ? ['none'] : []),
    ...(read > 0 && read < FEW_FACTS ? [`only ${read}, fewer than ${FEW_FACTS}`] : []),
    ...(hidden > 0 ? [`${hidden} cannot be shown: no name, no value, too long or doubled`] : []),
  ];
}

function checkPictures({ image, image_sm }: ProductRow, hasFile: HasFile): string[] {
  const sent = [...new Set([image, image_sm])].filter(Boolean);
  if (sent.length === 0) return ['none'];
  return sent.flatMap((text) => {
    const address = toPicture(text, ownAssets);
    if (typeof address !== 'string') return [`'${text}' cannot be shown: it is no file of the site`];
    const files = (['webp', 'avif'] as const).flatMap((format) => listReadyMade(address, format));
    const wanted = files.length > 0 ? files.map((file) => file.address) : [address];
    const missing = wanted.filter((file) => !hasFile(file));
    return missing.length > 0 ? [`'${text}': no file ${missing.join(', ')}`] : [];
  });
}

function checkDocuments({ url }: ProductRow, details: Details, isService: boolean, hasFile: HasFile): string[] {
  const documents = Array.isArray(details.documents) ? details.documents.filter(isRecord) : [];
  const sent = [...new Set([url, ...documents.map((document) => String(document.url ?? ''))])].filter(Boolean);
  if (sent.length === 0) return isService ? [] : ['none'];
  return sent.flatMap((text) => {
    const address = linkAddress(text, ownAssets);
    if (address === null) return [`'${text}' cannot be linked`];
    return address.startsWith('/') && !hasFile(address) ? [`'${text}': no file ${address}`] : [];
  });
}

function checkRelations(id: number, details: Details, { ids, related }: Surroundings): string[] {
  const lists: Record<string, unknown> = { related_products: related.get(id), replaced_by: details.replaced_by };
  for (const name of relationNames) lists[name] = details[name];
  return Object.entries(lists).flatMap(([name, list]) => {
    const unknown = [list ?? []].flat().filter((other) => !ids.has(Number(other)));
    return unknown.length > 0 ? [`${name}: no product ${unknown.join(', ')}`] : [];
  });
}

type Details = Readonly<Record<string, unknown>>;

function readJson(text: string | null): Details {
  const read: unknown = JSON.parse(text ?? '{}');
  return isRecord(read) ? read : {};
}
