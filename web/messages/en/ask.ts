/** The page for asking in one's own words, as long as it can't answer yet. */
export const ask = {
  documentTitle: 'Ask: Marquee',
  description: 'Asking for a film in your own words is not open yet. Titles and names can be searched.',
  title: "Asking in your own words isn't open yet",
  lead: 'When it opens, one sentence will do. Each part that was understood is underlined and can be taken away, and every pick says what fits and what does not.',
  specimen: 'How a sentence will be read',
  /** The words of an example, with what each underlined part is understood as. */
  sentence: [
    { words: 'Something' },
    { words: 'like Fargo', meaning: 'Like, 1996' },
    { words: 'but' },
    { words: 'quieter,', meaning: 'Mood' },
    { words: 'with' },
    { words: 'snow,', meaning: 'Setting' },
    { words: 'under two hours', meaning: 'Length' },
  ],
  field: 'Until then: a title or a name',
  placeholder: 'Blade Runner, Agnès Varda, Twin Peaks',
  go: 'Search',
  examples: 'Try one of these',
  examplesText: 'Search can answer them today, by the names in them.',
  /** Each leads to a search that finds something. */
  questions: [
    { words: 'Everything Kurosawa made', query: 'Kurosawa' },
    { words: 'What else has Frances McDormand been in?', query: 'Frances McDormand' },
    { words: 'The Godfathers, all of them', query: 'Godfather' },
    { words: 'Something about the moon', query: 'Moon' },
    { words: 'It is nearly Christmas', query: 'Christmas' },
    { words: 'That Japanese director, Miyasaki?', query: 'miyasaki' },
  ],
  searchesFor: (query: string) => `Searches for ${query}`,
} as const;
