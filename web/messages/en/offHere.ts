/** What doesn't work where Marquee is a folder of files and no server of its own stands behind it. */
export const offHere = [
  [
    'Your library',
    'It is on this device, and nowhere else, whoever is signed in. Take a copy to have it on another one.',
  ],
  ['Shared lists', 'Nobody else can read your lists, and links to lists of others lead nowhere.'],
  [
    'Ask',
    'Sentences are answered in your browser, out of what the movie database says to eight questions at most. It knows no moods, and looks closely at fewer titles. A language model has a say only where this Marquee names one and you switch it on.',
  ],
  [
    'Search',
    'It is the movie database’s own: it forgives fewer slips, and Discover doesn’t say beforehand how much is left.',
  ],
  ['Your devices', 'Where else you are signed in can’t be seen here. A new password signs all of them out.'],
  ['Without scripts', 'Nothing is shown: pages are put together in the browser.'],
] as const;
