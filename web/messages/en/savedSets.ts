/** Sets of filters that somebody keeps. */
export const savedSets = {
  open: 'Saved sets',
  text: 'They are part of your library, no account needed.',
  notKept: 'This browser keeps nothing for us just now: the sets last as long as this page.',
  name: 'Name',
  nameOf: (name: string) => `New name of ${name}`,
  save: 'Save this set',
  /** Said once the set on the page is among those below. */
  isSaved: (name: string) => `What you see is saved as “${name}”.`,
  nothingToSave: 'Set a few filters, and they can be kept here under a name.',
  full: (most: number) => `${most} sets are kept here. Remove one to make room.`,
  list: 'Sets, newest first',
  none: 'Nothing is saved yet.',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  keepName: 'Save name',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `“${name}” is gone.`,
  undo: 'Undo',
  saved: (name: string) => `Saved as “${name}”.`,
  renamed: (name: string) => `Now called “${name}”.`,
  restored: (name: string) => `“${name}” is back.`,
  words: (media: 'movie' | 'tv', filters: readonly string[], sort: string) =>
    [media === 'movie' ? 'Films' : 'Series', ...filters, sort].join(' · '),
} as const;
