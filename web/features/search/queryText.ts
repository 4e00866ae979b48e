const most = 60;

/** A query as it is repeated in a sentence: the beginning of a long one. */
export function shortQuery(query: string): string {
  const letters = Array.from(query);
  return letters.length <= most ? query : `${letters.slice(0, most).join('').trimEnd()}…`;
}

/** Longer than any title; the rest of a pasted page isn't looked up. */
export const maxQueryLength = 300;
