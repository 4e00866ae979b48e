/** The page for asking in one's own words, where nobody can be asked. */
export const askOff = {
  title: 'Nobody to ask here',
  text: 'Answering sentences takes a catalogue that knows what films are about, and this Marquee has no server that keeps one. Titles are found all the same: by name, or by what they have to be.',
  search: 'Search by name',
  discover: 'Discover by kind, year and more',
} as const;
