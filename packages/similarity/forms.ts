/** What titles lose where only one is of a form, known by the number or name of a genre or by a keyword. */
const forms = [
  { of: [16, 'Animation'], cost: 0.28 },
  { of: [99, 'Documentary'], cost: 0.17 },
  { of: [27, 'Horror'], cost: 0.08 },
  { of: ['silent film'], cost: 0.2 },
] as const;

type Formed = { genres: readonly (number | string)[]; keywords: readonly string[] };

/** Which of the forms a title has. */
export const formsOf = ({ genres, keywords }: Formed): boolean[] =>
  forms.map(({ of }) => of.some((name) => genres.includes(name) || keywords.includes(String(name))));

export const formDistance = (a: readonly boolean[], b: readonly boolean[]): number =>
  forms.reduce((sum, { cost }, place) => (a[place] === b[place] ? sum : sum + cost), 0);
