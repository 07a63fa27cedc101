import { createHash } from 'node:crypto';
import type { Content } from './submission';

/** What a visitor's page may choose; `=` is not in it, so that no chosen key is one that is made of content. */
const CHOSEN_KEY = /^[\w-]{16,64}$/;

/** The key of a message: the one that its page chose or, for a plain post, one made of the content. */
export function getKey(chosen: string | null, content: Content): string {
  return chosen && CHOSEN_KEY.test(chosen) ? `${content.kind}:${chosen}` : toContentKey(content);
}

/** A key made of what is sent: two submissions with the same content have the same. */
export function toContentKey({ kind, payload }: Content): string {
  const entries = Object.entries(payload).sort(([one], [other]) => one.localeCompare(other));
  return `${kind}:=${createHash('sha256').update(JSON.stringify(entries)).digest('hex')}`;
}

/** The key of product `number` of `count` of a request: a dot is in no other key. */
export function toItemKey(key: string, number: number, count: number): string {
  return `${key}.${number}of${count}`;
}

/**
 * The key under which a message is stored and sent. The backend may know for ever what it got, and takes a second message with the same key
 * for the first: a key that can come again, after the day in which it is the same message, has the day of `createdAt` behind it.
 */
export function chooseKey(key: string, isTaken: boolean, createdAt: number): string {
  const canComeAgain = isTaken || /^\w+:=/.test(key);
  return canComeAgain ? `${key}:${new Date(createdAt).toISOString().slice(0, 10)}` : key;
}
