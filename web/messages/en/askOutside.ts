/** Words of the switch for a language model that the browser asks directly. */
export const askOutside = {
  label: 'Ask a language model too',
  text: (host: string) =>
    `When on, your browser also sends your words and the picks found for them to ${host}, which ranks them and says why. When off, nothing goes there.`,
} as const;
