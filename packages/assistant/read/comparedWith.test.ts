import { expect, it } from 'vitest';

import { keysOf } from '../../../server/assistant/testing/readShipped.ts';

it.each([
  ['like Inception but shorter', 'like/Inception runtime//133'],
  ['like Inception but longer', 'like/Inception runtime/163/'],
  ['something like Jaws but older', 'like/Jaws years//1974'],
  ['something like Jaws but newer', 'like/Jaws years/1976/'],
  ['like Casino but less violent', 'like/Casino intensity/violence'],
  ["Schindler's List but less heavy", "like/Schindler's List intensity/sad"],
  ['Pulp Fiction in Korea', 'like/Pulp Fiction language/ko'],
  ['like Shrek but for grown-ups', 'like/Shrek theme/for-grown-ups'],
  ['like Heat but with women', 'like/Heat theme/female-lead'],
  ['lighter than The Wire but still cops', 'theme/light-hearted like/The Wire theme/police-procedural'],
  ['less violent than john wick', 'intensity/violence like/John Wick'],
  ['funnier than seinfeld', 'theme/funny like/Seinfeld'],
  ['game of thrones without dragons', 'like/Game of Thrones not-theme/dragons'],
  // A title that is only a measure.
  ['a drama not longer than Titanic', 'genre/Drama runtime//194'],
  ['a drama longer than The Godfather', 'genre/Drama runtime/176/'],
  ['thrillers, nothing older than Jaws', 'genre/Thriller years/1975/'],
  ['thrillers older than jaws', 'genre/Thriller years//1974'],
  ['a drama shorter than Chernobyl', 'genre/Drama total//324'],
  // A length of its own is no comparison, nor is there one of two titles.
  ['like Inception, under two hours', 'like/Inception runtime//119'],
  ['like Alien and like Jaws but shorter', 'like/Alien like/Jaws ~runtime//100'],
])('reads %j as %s', (say, keys) => {
  expect(keysOf(say)).toBe(keys);
});
