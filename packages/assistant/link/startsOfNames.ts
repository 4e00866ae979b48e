const length = 5;

/** Whether any name begins with these letters, or nearly always not: so that no longer ones need to be tried. */
export function startsOfNames(names: Iterable<string>): (letters: string) => boolean {
  const starts = new Set<string>();
  for (const name of names) starts.add(name.slice(0, length));
  return (letters) => letters.length < length || starts.has(letters.slice(0, length));
}
