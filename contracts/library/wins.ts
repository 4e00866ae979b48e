type Write = { value: unknown; at: number };

/**
 * Whether a write replaces a register's value: the later one wins, and where both happened in the same
 * millisecond, the one whose text sorts last, so that every device and the server agree.
 */
export function wins(write: Write, held: Write | undefined): boolean {
  if (held === undefined || write.at !== held.at) return held === undefined || write.at > held.at;
  return JSON.stringify(write.value) > JSON.stringify(held.value);
}
