type Write = { value: unknown; at: number };

/**
 * Whether a write takes the place of what a register holds: the later one wins, and where both happened in the same
 * millisecond, the one whose text sorts last, so that every device and the server come to the same.
 */
export function wins(write: Write, held: Write | undefined): boolean {
  if (held === undefined || write.at !== held.at) return held === undefined || write.at > held.at;
  return JSON.stringify(write.value) > JSON.stringify(held.value);
}
