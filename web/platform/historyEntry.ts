/**
 * Every entry of the history has a name, stored in `history.state`, under which its scroll position is remembered.
 * Replacing an entry keeps its name.
 */

let count = 0;

export function newEntry(): string {
  count += 1;
  return `${performance.timeOrigin.toString(36)}-${count}`;
}

function nameIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('entry' in state)) return undefined;
  return typeof state.entry === 'string' ? state.entry : undefined;
}

/** Gives the current entry a name if it has none. */
export function nameEntry(name: string): void {
  if (nameIn(history.state) === undefined) history.replaceState({ ...history.state, entry: name }, '');
}

/** The current entry's name. Entries that the browser made (the first page, a jump to `#part`) get theirs here. */
export function currentEntry(): string {
  const known = nameIn(history.state);
  if (known !== undefined) return known;
  const name = newEntry();
  nameEntry(name);
  return name;
}
