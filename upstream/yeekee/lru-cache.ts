/** Answers from the cache, or by `read`, which many who ask at once wait for together. */
export type LruCache<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * A cache of what never changes: a key says everything of its value, so that nothing in it can be out of date. Of
 * more than `most` the one asked for longest ago goes first. A read that fails is made again by the next who asks.
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
