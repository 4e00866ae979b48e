type Rated = { region: string; rating: string };

/** The rating people know best: the United States', then Britain's, the country of origin's, and any other. */
export function certification(given: readonly Rated[], origin: readonly string[]): string | null {
  const rated = given.filter(({ rating }) => rating !== '');
  for (const region of ['US', 'GB', ...origin]) {
    const found = rated.find((one) => one.region === region);
    if (found) return found.rating;
  }
  return rated[0]?.rating ?? null;
}
