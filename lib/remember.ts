const shared = globalThis as { siteValues?: Map<string, unknown> };
shared.siteValues ??= new Map();
const values = shared.siteValues;

/** The one value of `name` in this process, made at first use: pages, handlers and server have copies of a module. */
export function remember<T>(name: string, make: () => T): T {
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as T;
}
