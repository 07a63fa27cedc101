const shared = globalThis as { siteValues?: Map<string, unknown> };
shared.siteValues ??= new Map();
const values = shared.siteValues;

/** The one value of this process under `name`, made at the first call: pages, handlers and the server each load their own copy of a module. */
export function remember<T>(name: string, make: () => T): T {
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as T;
}
