import type { SearchEntry } from '@marquee/title-search';

import {
  abroad,
  type InventedName,
  inventPerson,
  inventTitle,
  laterPart,
  type Lexicon,
} from './inventName.ts';
import { createLots, type Lots, mix } from './lots.ts';

type Options = {
  /** Films and series; to them come three people for ten titles. */
  count: number;
  /** Real entries, spread among the invented ones. */
  embedded: readonly SearchEntry[];
  lexicon: Lexicon;
  seed?: number;
};

const titleNumbers = 50_000_000;
const personNumbers = 60_000_000;
const peopleForATitle = 0.3;
const movieGenres = [28, 12, 16, 35, 80, 99, 18, 10751, 14, 36, 27, 10402, 9648, 10749, 878, 53, 10752, 37];

/** Few are known to many: half of all stay below 1, one in a hundred reaches 4, one in a million 400. */
const popularityOf = (lots: Lots) => Math.round(400 * Math.max(lots.next(), 1e-7) ** -0.5) / 1000;

const imdbNumber = (prefix: string, number: number) => `${prefix}${String(number).padStart(7, '0')}`;

/**
 * Films, series and people, all invented, as a big catalogue has them: common and rare words of many languages,
 * later parts, new versions of old names, names in other scripts and from abroad. Each entry depends on the seed and
 * its place alone, so any number of them can be read without keeping one.
 */
export function* titles({ count, embedded, lexicon, seed = 1 }: Options): Generator<SearchEntry> {
  const real = embedded.filter(({ kind }) => kind === 'movie' || kind === 'tv').length;
  const invented = Math.max(0, count - real);
  const people = Math.round(invented * peopleForATitle);
  const total = invented + people;
  const known = new Set(embedded.map(({ kind, id }) => `${kind} ${id}`));
  const nameAt = (place: number) => nameOf(createLots(seed, 1, place), lexicon, embedded);
  let given = 0;
  for (let place = 0; place < total; place += 1) {
    for (; given < (embedded.length * place) / total; given += 1) yield* embedded.slice(given, given + 1);
    const entry =
      place % 13 < 10 && place - Math.floor(place / 13) * 3 < invented
        ? titleAt(place, { lots: createLots(seed, 2, place), nameAt, lexicon })
        : personAt(place, createLots(seed, 3, place), lexicon);
    if (!known.has(`${entry.kind} ${entry.id}`)) yield entry;
  }
  yield* embedded.slice(given);
}

/** A new name, or, now and then, one that is made from a real title's, as imitations and documentaries are. */
function nameOf(lots: Lots, lexicon: Lexicon, embedded: readonly SearchEntry[]): InventedName {
  if (embedded.length > 0 && lots.next() < 0.002) {
    const { name } = lots.pick(embedded);
    return {
      name: lots.pick([`The Making of ${name}`, `${name}: The Musical`, `Inside ${name}`, name]),
      native: undefined,
      language: 'en',
    };
  }
  return inventTitle(lots, lexicon);
}

type Making = { lots: Lots; nameAt: (place: number) => InventedName; lexicon: Lexicon };

function titleAt(place: number, { lots, nameAt, lexicon }: Making): SearchEntry {
  const kindOfName = lots.next();
  // One in eleven is a later part or a new version of another one.
  const base = nameAt(kindOfName < 0.09 ? mix(place) % (place + 1) : place);
  const name = kindOfName < 0.06 ? laterPart(base.name, lots, lexicon) : base.name;
  const firstYear = 2026 - Math.floor(lots.next() ** 2.2 * 126);
  const isSeries = lots.next() < 0.14;
  const originalName =
    base.native ?? (base.language === 'en' || lots.next() < 0.5 ? name : abroad(lots, lexicon));
  const alternatives = Array.from(
    {
      length: lots.weighted([
        [0, 80],
        [1, 13],
        [2, 5],
        [4, 2],
      ] as const),
    },
    () => abroad(lots, lexicon),
  );
  const popularity = popularityOf(lots);
  const votes = Math.round(popularity * 20 * lots.next());
  return {
    kind: isSeries ? 'tv' : 'movie',
    id: titleNumbers + place,
    name,
    originalName,
    alternatives,
    popularity,
    adult: !isSeries && lots.next() < 0.03,
    video: !isSeries && lots.next() < 0.03,
    imdb: lots.next() < 0.7 ? imdbNumber('tt', titleNumbers + place) : null,
    firstYear,
    lastYear: isSeries ? Math.min(2026, firstYear + lots.below(6)) : firstYear,
    runtime: lots.next() < 0.7 ? (isSeries ? 20 + lots.below(45) : 60 + lots.below(100)) : null,
    language: base.language,
    genres: Array.from({ length: lots.below(4) }, () => lots.pick(movieGenres)).filter(
      (genre, index, all) => all.indexOf(genre) === index,
    ),
    score: votes > 0 ? Math.round(30 + lots.next() * 60) / 10 : null,
    votes: votes > 0 ? votes : null,
  };
}

function personAt(place: number, lots: Lots, lexicon: Lexicon): SearchEntry {
  const { name, native } = inventPerson(lots, lexicon);
  return {
    kind: 'person',
    id: personNumbers + place,
    name,
    originalName: name,
    alternatives: native === undefined ? [] : [native],
    popularity: popularityOf(lots),
    adult: lots.next() < 0.02,
    video: false,
    imdb: lots.next() < 0.5 ? imdbNumber('nm', personNumbers + place) : null,
    firstYear: null,
    lastYear: null,
    runtime: null,
    language: null,
    genres: [],
    score: null,
    votes: null,
  };
}
