/** Longer than any title; the rest of a pasted page isn't looked up. */
export const maxQueryLength = 300;
