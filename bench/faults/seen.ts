/** The parts of an answer that the contract covers. */
export type SeenAnswer = {
  status: number;
  text: string;
  /** `tmdb`, `stale` or `embedded`; null where the answer doesn't say. */
  source: string | null;
  cause: string | null;
  age: number | null;
  lifetime: string;
  retryAfter: string | null;
};

export async function seenOf(response: Response): Promise<SeenAnswer> {
  const { headers } = response;
  return {
    status: response.status,
    text: await response.text(),
    source: headers.get('x-marquee-source'),
    cause: headers.get('x-marquee-cause'),
    age: headers.has('age') ? Number(headers.get('age')) : null,
    lifetime: headers.get('cache-control') ?? '',
    retryAfter: headers.get('retry-after'),
  };
}
