import type { Wish } from '@marquee/contracts/assistant/part.ts';

import { converse } from '../converse.ts';
import type { Standing } from '../standing.ts';
import { readerOf } from './sentences.ts';
import { title } from './title.ts';

export const nineties: Wish = { slot: 'years', min: 1990, max: 1999, strict: true };
const eighties: Wish = { slot: 'years', min: 1980, max: 1989, strict: true };
export const comedy: Wish = { slot: 'genre', genre: 'Comedy', not: false };
const horror: Wish = { slot: 'genre', genre: 'Horror', not: false };
export const funny: Wish = { slot: 'theme', entry: 'funny', not: false };
const french: Wish = { slot: 'language', language: 'fr', not: false };
const british: Wish = { slot: 'country', country: 'GB', not: false };
const series: Wish = { slot: 'media', media: 'tv' };
const films: Wish = { slot: 'media', media: 'movie' };
const pixar: Wish = { slot: 'company', name: 'Pixar', not: false };
const ghibli: Wish = { slot: 'company', name: 'Studio Ghibli', not: false };
const oneSeason: Wish = { slot: 'seasons', min: null, max: 1 };

const tom: Wish = { slot: 'person', id: 7, name: 'Tom', role: 'any', not: false };
const heist: Wish = { slot: 'theme', entry: 'heist', not: false };
const sad: Wish = { slot: 'theme', entry: 'sad', not: false };
const notHeroes: Wish = { slot: 'theme', entry: 'superheroes', not: true };

const liking = (id: number, name: string): Wish => ({
  slot: 'like',
  media: 'movie',
  id,
  name,
  year: 1995,
  aspect: null,
  not: false,
});
const heat = { media: 'movie', id: 9, name: 'Heat', year: 1995 } as const;

const shownTitles = [
  title({ id: 1, name: 'First', year: 1992, runtime: 121 }),
  title({ id: 2, name: 'Second', year: 1995, runtime: 96 }),
  title({ id: 3, name: 'Third', year: 1999, runtime: 88 }),
];

const read = readerOf({
  'funny nineties comedies': {
    says: [
      ['funny', funny],
      ['nineties', nineties],
      ['comedies', comedy],
    ],
    words: ['funni', 'comedi', 'weird'],
  },
  'what about the eighties': { says: [['eighties', eighties]], isFollowUp: true },
  'or the eighties': { says: [['eighties', eighties]], isFollowUp: true },
  'eighties or nineties': {
    says: [
      ['eighties', eighties],
      ['nineties', nineties],
    ],
    isFollowUp: true,
  },
  'no comedies': { says: [['no comedies', { ...comedy, not: true }]], isFollowUp: true },
  'horror instead': { says: [['horror', horror]], isFollowUp: true },
  Pixar: { says: [['Pixar', pixar]] },
  'what about Ghibli': { says: [['Ghibli', ghibli]], isFollowUp: true },
  'or Ghibli': { says: [['Ghibli', ghibli]], isFollowUp: true },
  'also horror': { says: [['horror', horror]], isFollowUp: true },
  'only French ones': { says: [['French', french]], isFollowUp: true },
  'British ones': { says: [['British', british]], isFollowUp: true },
  'horror films': {
    says: [
      ['horror', horror],
      ['films', films],
    ],
  },
  'a series with one season': {
    says: [
      ['series', series],
      ['one season', oneSeason],
    ],
  },
  'films instead': { says: [['films', films]], isFollowUp: true },
  older: { changes: [['older', { change: 'older' }]], isFollowUp: true },
  newer: { changes: [['newer', { change: 'newer' }]], isFollowUp: true },
  shorter: { changes: [['shorter', { change: 'shorter' }]], isFollowUp: true },
  'less known': { changes: [['less known', { change: 'less-known' }]], isFollowUp: true },
  'not these': { changes: [['not these', { change: 'not-these' }]], isFollowUp: true },
  'more like the second': {
    changes: [['the second', { change: 'more-like', places: [2], not: false }]],
    isFollowUp: true,
  },
  'more like the ninth': {
    changes: [['the ninth', { change: 'more-like', places: [9], not: false }]],
    isFollowUp: true,
  },
  'not the last one': {
    changes: [['the last one', { change: 'more-like', places: [-1], not: true }]],
    isFollowUp: true,
  },
  'less violent': {
    changes: [['less violent', { change: 'less', of: ['violence'] }]],
    isFollowUp: true,
  },
  'shorter than the third': {
    changes: [['shorter than the third', { change: 'shorter', than: [3] }]],
    isFollowUp: true,
  },
  'the third but shorter': {
    changes: [
      ['the third', { change: 'more-like', places: [3], not: false }],
      ['shorter', { change: 'shorter' }],
    ],
    isFollowUp: true,
  },
  'forget the years': {
    changes: [['forget the years', { change: 'forget', slots: ['years'], wishes: [] }]],
    isFollowUp: true,
  },
  'comedies are fine': {
    changes: [['comedies are fine', { change: 'forget', slots: [], wishes: [{ ...comedy, not: true }] }]],
    isFollowUp: true,
  },
  'a sad heist with Tom': {
    says: [
      ['sad', sad],
      ['heist', heist],
      ['Tom', tom],
    ],
  },
  'not him': { changes: [['not him', { change: 'not-them' }]], isFollowUp: true },
  'no wait, funny': { says: [['funny', funny]], isFollowUp: true },
  'drop the comedies': {
    says: [['drop the comedies', { ...comedy, not: true }]],
    more: { isDropping: true },
    isFollowUp: true,
  },
  superheroes: { says: [['superheroes', { ...notHeroes, not: false }]] },
  'no marvel': {
    says: [['no marvel', notHeroes]],
    more: { narrower: { slot: 'word', word: 'marvel', not: true } },
    isFollowUp: true,
  },
  'I have seen Heat': { says: [['Heat', { ...heat, slot: 'without' }]], isFollowUp: true },
  'we saw Heat': { says: [['Heat', liking(9, 'Heat')]] },
  'we saw Heat and loved it': { says: [['Heat', liking(9, 'Heat')]] },
  'and Ronin': { says: [['Ronin', liking(8, 'Ronin')]], isFollowUp: true },
  undo: { changes: [['undo', { change: 'undo' }]], isFollowUp: true },
  'start over': { changes: [['start over', { change: 'start-over' }]], isFollowUp: true },
  thanks: { kind: 'small-talk' },
});

/** What is asked for after these sentences, where every answer showed the same three films. */
export const talk = (...says: readonly (string | { say: string; without: string[] })[]) =>
  converse(
    says.map((turn) => (typeof turn === 'string' ? { say: turn, without: [] } : turn)),
    {
      read: ({ say }) => read(say),
      shown: () => shownTitles,
      title: () => undefined,
      choose: (_, among) => among.toReversed(),
    },
  );

export const keys = ({ parts }: Standing) => parts.map(({ key }) => key);
