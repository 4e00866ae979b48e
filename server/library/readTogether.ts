/** Reads at once: each may be a remote request. */
const atOnce = 8;

/** Reads one thing a key, some of them at a time, and gives all in the order of the keys. */
export async function readTogether<Key, Value>(
  keys: readonly Key[],
  read: (key: Key) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  let next = 0;
  const readOn = async () => {
    while (next < keys.length) {
      const index = next++;
      values[index] = await read(keys[index] as Key);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, keys.length) }, readOn));
  return values;
}
