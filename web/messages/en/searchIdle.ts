/** Where a search begins, in the field and on the page, and where it found nothing. */
export const searchIdle = {
  nothing: (query: string) => `Nothing here is called "${query}"`,
  nothingText:
    'Search knows titles, original titles and names, and forgives a slip of the finger. A title that is not in this catalogue it cannot find.',
  nothingExactly: 'Not letter by letter. Near spellings were left out, as was asked.',
  fewerWords: 'With fewer words',
  trending: 'Much looked at today',
  hint: 'Titles and names; a slip of the finger is fine.',
  recent: 'Recent searches',
  recentText: 'Nobody sees them but you.',
  forget: (query: string) => `Forget "${query}"`,
  forgotten: (query: string) => `Forgot ${query}.`,
  clearRecent: 'Clear recent searches',
  cleared: 'Recent searches cleared.',
  trendingList: 'The list',
} as const;
