const values = Symbol.for("house.per-process");
const shared: typeof globalThis & { [values]?: Map<string, unknown> } = globalThis;

/** A value created at most once per process under its name: each bundle of Next has modules of its own. */
export function perProcess<T>(name: string, make: () => T): T {
  shared[values] ??= new Map();
  const kept = shared[values];
  if (!kept.has(name)) kept.set(name, make());
  return kept.get(name) as T;
}
