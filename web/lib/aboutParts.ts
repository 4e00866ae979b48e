/** Anchors of the parts of the about page: other pages lead to them. */
export const aboutParts = {
  sources: 'sources',
  privacy: 'your-data',
  choices: 'choices',
  keyboard: 'keyboard',
  licences: 'licences',
} as const;
