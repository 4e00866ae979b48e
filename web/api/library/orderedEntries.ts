/** Up to so many changes between two reads are cheaper one by one than sorting again. */
const fewChanges = 32;

/** Entries in order. A change is cheap, a read free, and a returned array never changes. */
export function createOrderedEntries<Entry>(compare: (a: Entry, b: Entry) => number) {
  const entries = new Map<string, Entry>();
  let sorted: Entry[] | null = null;
  let isGiven = false;
  let changes = 0;

  /** The index of an entry, present or not. */
  function placeOf(list: readonly Entry[], entry: Entry): number {
    let from = 0;
    let to = list.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (compare(list[middle] as Entry, entry) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  function change(old: Entry | undefined, next: Entry | undefined) {
    if (sorted === null) return;
    changes += 1;
    if (changes > fewChanges) {
      sorted = null;
      return;
    }
    if (isGiven) sorted = sorted.slice();
    isGiven = false;
    if (old !== undefined) sorted.splice(placeOf(sorted, old), 1);
    if (next !== undefined) sorted.splice(placeOf(sorted, next), 0, next);
  }

  return {
    get size() {
      return entries.size;
    },
    has: (id: string) => entries.has(id),
    set(id: string, entry: Entry) {
      const old = entries.get(id);
      entries.set(id, entry);
      change(old, entry);
    },
    delete(id: string) {
      const old = entries.get(id);
      if (entries.delete(id)) change(old, undefined);
    },
    /** The same array until something changes. */
    all: (): readonly Entry[] => {
      sorted ??= [...entries.values()].sort(compare);
      isGiven = true;
      changes = 0;
      return sorted;
    },
  };
}

/** Texts by code units, as every device orders them the same. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
