/** Words of the dialog that changes a part. */
export const askChange = {
  title: (label: string) => `Change “${label}”`,
  change: 'Change it',
  turnRound: (other: string) => `${other} instead`,
  becomes: (sentence: string) => `New wording: ${sentence}`,
  needed: 'Fill in at least one of the two.',
  ranges: {
    years: { from: 'From the year', to: 'To the year' },
    runtime: { from: 'Minutes, at least', to: 'Minutes, at most' },
    seasons: { from: 'Seasons, at least', to: 'Seasons, at most' },
  },
  values: { language: 'Language', country: 'Country', certification: 'Rated no higher than' },
} as const;
