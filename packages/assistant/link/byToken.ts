/** Indexes items by the tokens they cover, so that not all are scanned for each run. */
export function byToken<Item>(
  items: Iterable<Item>,
  placeOf: (item: Item) => { from: number; to: number },
): (from: number, to: number) => readonly Item[] {
  const on = new Map<number, Item[]>();
  for (const item of items) {
    const { from, to } = placeOf(item);
    for (let at = from; at < to; at += 1) {
      const there = on.get(at);
      if (there === undefined) on.set(at, [item]);
      else there.push(item);
    }
  }
  return (from, to) => {
    const found = new Set<Item>();
    for (let at = from; at < to; at += 1) for (const item of on.get(at) ?? []) found.add(item);
    return [...found];
  };
}
