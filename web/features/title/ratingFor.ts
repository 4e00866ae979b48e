import type { Rating } from '#web/api/certification.ts';

/** The country's own, else the best known one. */
export const ratingFor = (ratings: readonly Rating[], region: string): Rating | readonly [] =>
  ratings.find(([country]) => country === region) ?? ratings[0] ?? [];
