import rows from '@marquee/content/words/franchises.json' with { type: 'json' };

const kindOfSeries = / (?:Collection|Trilogy|Universe|Saga)$|\s*\([^)]*\)| \(?Animated\)?/g;

const gathering = new Map<string, string[]>();
for (const { franchise, collections } of rows as readonly {
  franchise: string;
  collections?: readonly string[];
}[]) {
  for (const name of collections ?? []) gathering.set(name, [...(gathering.get(name) ?? []), franchise]);
}

/** The franchises that a collection belongs to, by the names that people know: "Spider-Man (MCU) Collection" to two. */
export function franchisesOf(collection: string): readonly string[] {
  const gathered = gathering.get(collection) ?? [];
  const name = collection.replace(kindOfSeries, '').trim();
  // "The Jaws Collection" is called "Jaws".
  const isKnown = gathered.some((franchise) => franchise === name || `The ${franchise}` === name);
  return isKnown ? gathered : [name, ...gathered];
}
