/** The part of the about page where language and country are chosen. */
export const locale = {
  title: 'Language and country',
  lead: 'What you choose counts at once, in every tab, and is kept on this device only.',
  scriptless: 'To choose these needs scripts, and this browser runs none.',
  language: {
    label: 'Language of titles and texts',
    usual: 'English',
    words:
      'Titles, summaries and posters come in this language. Where one isn’t written yet, the English one stands in for it. Marquee’s own words stay English.',
  },
  region: {
    label: 'Country',
    fromBrowser: (country: string) => `As the browser says: ${country}`,
    words:
      'Its certificates go first, its services open, and Now playing and Upcoming are those of its cinemas.',
    wordsEmbedded:
      'Its certificates go first. This catalogue knows American ones; the facts of a title say whose they are. Its texts are all in English.',
  },
};
