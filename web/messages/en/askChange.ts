/** Words of the dialog in which a part is said otherwise. */
export const askChange = {
  title: (label: string) => `Change “${label}”`,
  change: 'Change it',
  turnRound: (other: string) => `${other} instead`,
  becomes: (sentence: string) => `It will say: ${sentence}`,
  needed: 'One of the two is needed.',
  ranges: {
    years: { from: 'From the year', to: 'To the year' },
    runtime: { from: 'Minutes, at least', to: 'Minutes, at most' },
    seasons: { from: 'Seasons, at least', to: 'Seasons, at most' },
  },
  values: { language: 'Language', country: 'Country', certification: 'Rated at most' },
} as const;
