/** Values that were there before keep their places, so that nothing jumps under a finger; new ones follow. */
export function inKeptOrder<Item extends { value: string }>(
  items: readonly Item[],
  order: readonly string[],
): Item[] {
  const place = new Map(order.map((value, index) => [value, index]));
  const placeOf = ({ value }: Item) => place.get(value) ?? order.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
