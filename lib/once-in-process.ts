const shelf = Symbol.for('biomedica-site');

type Shelf = { [shelf]?: Map<string, unknown> };

/** The value named `name` of this process, made at its first use: pages, route handlers and instrumentation each load modules anew. */
export function onceInProcess<T>(name: string, make: () => T): T {
  const global = globalThis as Shelf;
  global[shelf] ??= new Map();
  if (!global[shelf].has(name)) global[shelf].set(name, make());
  return global[shelf].get(name) as T;
}
