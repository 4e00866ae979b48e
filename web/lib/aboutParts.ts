/** Anchors of the parts of the about page: other pages link to them. */
export const aboutParts = {
  sources: 'sources',
  off: 'off-here',
  privacy: 'your-data',
  choices: 'choices',
  locale: 'language-and-country',
  keyboard: 'keyboard',
  licences: 'licences',
} as const;
