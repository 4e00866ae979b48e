/** Filters saved under a name. */
export const savedSets = {
  open: 'Saved filters',
  text: 'They are part of your library. No account needed.',
  notKept: 'This browser stores nothing for this site, so these last only until you close the page.',
  name: 'Name',
  nameOf: (name: string) => `New name of ${name}`,
  save: 'Save these filters',
  /** Said once the page's filters are among those below. */
  isSaved: (name: string) => `These filters are saved as “${name}”.`,
  nothingToSave: 'Choose some filters, then save them here under a name.',
  full: (most: number) => `You have ${most} saved filters, the most there can be. Remove one to make room.`,
  list: 'Saved filters, newest first',
  none: 'Nothing saved yet.',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  keepName: 'Save name',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `“${name}” was removed.`,
  undo: 'Undo',
  saved: (name: string) => `Saved as “${name}”.`,
  renamed: (name: string) => `Renamed to “${name}”.`,
  restored: (name: string) => `“${name}” was restored.`,
  words: (media: 'movie' | 'tv', filters: readonly string[], sort: string) =>
    [media === 'movie' ? 'Films' : 'Series', ...filters, sort].join(' · '),
} as const;
