import { createHash } from 'node:crypto';
import type { Line } from '@/lib/quotation-list/address';
import type { FormKind } from './fields';

/** What a visitor sent, checked. */
export type Content = {
  readonly kind: FormKind;
  /** What was written, by field; `id_product` of a product's own form. */
  readonly payload: Readonly<Record<string, string>>;
  /** Of a list, in its order; else none. */
  readonly lines: readonly Line[];
};

export type NewMessage = Content & {
  /** By which the same message is known when it comes again (getKey). */
  readonly key: string;
  readonly policyVersion: string;
  /** Milliseconds since 1970, like every time here; the policy was accepted then. */
  readonly createdAt: number;
  /** A machine may have sent it: it is stored, and neither forwarded nor mailed. */
  readonly isSuspected: boolean;
};

/** What a visitor's page may choose; `=` is not in it, so that no chosen key is one that is made of content. */
const CHOSEN_KEY = /^[\w-]{16,64}$/;

/** The key of a message: the one that its page chose or, for a plain post, one made of the content. */
export function getKey(chosen: string | null, content: Content): string {
  return chosen && CHOSEN_KEY.test(chosen) ? `${content.kind}:${chosen}` : toContentKey(content);
}

/** A key made of what is sent: two messages with the same content have the same. */
export function toContentKey(content: Content): string {
  return `${content.kind}:=${hashContent(content)}`;
}

/** A digest of what is sent. */
export function hashContent({ payload, lines }: Content): string {
  const entries: unknown[] = Object.entries(payload).sort(([one], [other]) => one.localeCompare(other));
  const all = lines.length > 0 ? [...entries, lines] : entries;
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

/**
 * The keys under which the backend gets the parts of a message, `count` of a list. It may know for ever what it got, and takes a second
 * message with the same key for the first: a key that can come again, after the day in which it is the same message, has the day behind it.
 */
export function toWireKeys(message: NewMessage, count: number, isTaken: boolean): string[] {
  const { key, lines, createdAt } = message;
  const canComeAgain = isTaken || /^\w+:=/.test(key);
  const day = canComeAgain ? `:${new Date(createdAt).toISOString().slice(0, 10)}` : '';
  return Array.from({ length: count }, (_, index) =>
    lines.length > 0 ? `${key}.${index + 1}of${count}${day}` : key + day,
  );
}
