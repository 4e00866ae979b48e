import { LRUCache } from 'lru-cache';

type Options = { most: number; milliseconds: number; now: () => Date };

/** Caches the last few answers for a moment. */
export function remember<Value>(make: (key: string) => Value, { most, milliseconds, now }: Options) {
  const kept = new LRUCache<string, { value: Value; at: number }>({ max: most });
  return (key: string): Value => {
    const at = now().getTime();
    const known = kept.get(key);
    if (known && at >= known.at && at - known.at < milliseconds) return known.value;
    const value = make(key);
    kept.set(key, { value, at });
    return value;
  };
}
