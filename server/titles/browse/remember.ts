type Options = { most: number; milliseconds: number; now: () => Date };

/** Keeps the last few answers for a moment: whoever asks the same in it gets the same. */
export function remember<Value>(make: (key: string) => Value, { most, milliseconds, now }: Options) {
  const kept = new Map<string, { value: Value; at: number }>();
  return (key: string): Value => {
    const at = now().getTime();
    const known = kept.get(key);
    if (known && at >= known.at && at - known.at < milliseconds) return known.value;
    // Set anew, it is the youngest; the eldest goes.
    kept.delete(key);
    const value = make(key);
    kept.set(key, { value, at });
    for (const eldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(eldest);
    }
    return value;
  };
}
