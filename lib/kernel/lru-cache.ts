/** Returns the cached value, or calls `read`, whose promise concurrent callers share. */
export type LruCache<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * A cache of immutable values: the key determines the value, so entries never expire. Above `most` entries the
 * least recently used one is removed. A failed read is not cached.
 */
export function createLruCache<Value>(most: number): LruCache<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (key, read) => {
    const value = kept.get(key) ?? read();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    value.catch(() => {
      if (kept.get(key) === value) kept.delete(key);
    });
    return value;
  };
}
