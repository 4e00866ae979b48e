/** TMDB's numbers: unset, female, male, non-binary. The catalogue has no genders, so its own people are all unset. */
export const genderOf = (value: number): 0 | 1 | 2 | 3 =>
  value === 1 || value === 2 || value === 3 ? value : 0;
