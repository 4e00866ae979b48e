/** The part of the about page where language and country are chosen. */
export const locale = {
  title: 'Language and country',
  lead: 'Changes apply at once, in every tab, and are stored on this device only.',
  scriptless: 'Choosing these needs JavaScript, which is off in this browser.',
  language: {
    label: 'Language of titles and texts',
    usual: 'English',
    words:
      'Titles, summaries and posters come in this language. Where there is no translation, you see the English original. Marquee itself stays in English.',
  },
  region: {
    label: 'Country',
    fromBrowser: (country: string) => `From your browser: ${country}`,
    words:
      'Its age ratings and streaming services come first, and Now playing and Upcoming follow its cinemas.',
    wordsEmbedded:
      'Its age ratings come first. This catalogue only has American ones; each title says whose they are. All texts are in English.',
  },
};
