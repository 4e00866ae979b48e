/** Words of the switch for a language model that the browser asks by itself. */
export const askOutside = {
  label: 'Ask a language model too',
  text: (host: string) =>
    `What you say and the picks found for it then also go from this browser to ${host}, which puts them in order and says why. Switched off, nothing goes there.`,
} as const;
