import { log } from '@/lib/log';
import { remember } from '@/lib/remember';

/** What an answer lacks. It names kinds of values, never a value: that may be a person's. */
export type Fault = { readonly field: string; readonly expected: string; readonly received: string };
type Noted = Fault & { readonly at: string };

const HOUR_MS = 3_600_000;

/** Pages, handlers and instrumentation each load this module anew. Both are bounded by the contract's calls and the shapes of faults. */
const state = remember('faults of the backend', () => ({
  last: new Map<string, Noted>(),
  saidAt: new Map<string, number>(),
}));

/** The call of the contract that a path belongs to ('GET /product/{id}'), without the words of a search. */
export function toCall(method: string, path: string): string {
  return `${method} ${path.replace(/\/\d+$/, '/{id}').replace(/([?&]q)=.*/, '$1={q}')}`;
}

/** Remembers the last fault of a call, and logs it once for each shape and hour. */
export function noteFault(call: string, fault: Fault, now = Date.now()): void {
  const { field, expected, received } = fault;
  state.last.set(call, { field, expected, received, at: new Date(now).toISOString() });
  const shape = [call, field, expected, received].join(' ');
  if (now - (state.saidAt.get(shape) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return;
  state.saidAt.set(shape, now);
  log.warn({ call, field, expected, received }, 'the backend did not answer as agreed');
}

/** The last fault of each call in this process. */
export function listFaults(): Readonly<Record<string, Noted>> {
  return Object.fromEntries(state.last);
}

/** The kind of a value that JSON may have. */
export function getKind(value: unknown): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return value.trim() === '' ? 'blank text' : 'text';
  return typeof value;
}
