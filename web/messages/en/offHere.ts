/** What doesn't work in a build without a server. */
export const offHere = [
  [
    'Your library',
    'It is on this device only, even if you are signed in. Export a copy to use it on another one.',
  ],
  ['Shared lists', 'You can’t share lists here, and links to shared lists don’t work.'],
  [
    'Ask',
    'Your browser answers, with at most eight requests to the movie database. It knows no moods and compares fewer titles. A language model is used only if this site has one and you turn it on.',
  ],
  [
    'Search',
    'It is the movie database’s own: it forgives fewer typos, and Discover doesn’t show counts before you filter.',
  ],
  [
    'Your devices',
    'You can’t see here where else you are signed in. Changing your password signs out all devices.',
  ],
  ['Without JavaScript', 'Nothing is shown: pages are built in the browser.'],
] as const;
