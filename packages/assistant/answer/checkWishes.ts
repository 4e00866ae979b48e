import { Wish, type WishOf, type WishSlot } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';
import { normalise, words } from '@marquee/text';

import { lexicon } from '#lexicon/entries.ts';

import { type TitleFacts, type TitleKey, titleKey } from '../facts.ts';
import { franchisesOf } from '../franchisesOf.ts';

/** More than anyone says. */
const mostWishes = 24;

type Titles = ReadonlyMap<TitleKey, TitleFacts>;

/**
 * Of the wishes that a model proposes, those the catalogue really has: titles and people that exist under their
 * names, entries of the lexicon, ranges that can be met. The rest is left out.
 */
export function checkWishes(proposed: readonly unknown[], titles: Titles): Wish[] {
  const real = new Map<string, Wish>();
  for (const each of proposed) {
    const read = Wish.safeParse(each);
    const wish = read.success ? checkWish(read.data.slot, read.data, titles) : null;
    if (wish && real.size < mostWishes) real.set(partKey(wish), real.get(partKey(wish)) ?? wish);
  }
  return [...real.values()];
}

type Checks = { [Name in WishSlot]?: (wish: WishOf<Name>, titles: Titles) => Wish | null };

/** In slots that are not here every wish is valid. */
const checks: Checks = {
  like: (wish, titles) => {
    const title = titleNamed(wish, titles);
    const aspect = wish.aspect !== null && entries.has(wish.aspect) ? wish.aspect : null;
    return title && { ...wish, name: title.name, year: title.year, aspect };
  },
  without: (wish, titles) => {
    const title = titleNamed(wish, titles);
    return title && { ...wish, name: title.name, year: title.year };
  },
  person: (wish, titles) => {
    const name = known(titles).people.get(wish.id);
    return name !== undefined && normalise(name) === normalise(wish.name) ? { ...wish, name } : null;
  },
  collection: (wish, titles) => (known(titles).franchises.has(wish.name) ? wish : null),
  company: (wish, titles) => (known(titles).companies.has(wish.name) ? wish : null),
  theme: (wish) => (entries.has(wish.entry) ? wish : null),
  word: (wish) => (words(wish.word).length > 0 ? wish : null),
  language: (wish, titles) => (known(titles).languages.has(wish.language) ? wish : null),
  country: (wish, titles) => (known(titles).countries.has(wish.country) ? wish : null),
  years: (wish) => (isRange(wish) ? wish : null),
  runtime: (wish) => (isRange(wish) ? wish : null),
  seasons: (wish) => (isRange(wish) ? wish : null),
  episodes: (wish) => (isRange(wish) ? wish : null),
  total: (wish) => (isRange(wish) ? wish : null),
};

function checkWish<Name extends WishSlot>(slot: Name, wish: WishOf<Name>, titles: Titles): Wish | null {
  const check = checks[slot];
  return check ? check(wish, titles) : wish;
}

const entries: ReadonlySet<string> = new Set(lexicon.map(({ id }) => id));

const isRange = ({ min, max }: { min: number | null; max: number | null }): boolean =>
  (min !== null || max !== null) && (min ?? -Infinity) <= (max ?? Infinity);

/** The title of that number, if it also has that name: a number alone may be a mistake. */
function titleNamed(
  { media, id, name }: { media: TitleFacts['media']; id: number; name: string },
  titles: Titles,
): TitleFacts | null {
  const title = titles.get(titleKey({ media, id }));
  if (!title) return null;
  const names = [title.name, title.originalName, ...title.alsoNamed].map(normalise);
  return names.includes(normalise(name)) ? title : null;
}

type Known = {
  people: ReadonlyMap<number, string>;
  franchises: ReadonlySet<string>;
  companies: ReadonlySet<string>;
  languages: ReadonlySet<string>;
  countries: ReadonlySet<string>;
};

const knownOf = new WeakMap<Titles, Known>();

function known(titles: Titles): Known {
  const before = knownOf.get(titles);
  if (before) return before;
  const all = [...titles.values()];
  const people = all.flatMap(({ makers, writers, cast }) => [...makers, ...writers, ...cast]);
  const now = {
    people: new Map(people.map(({ id, name }) => [id, name])),
    franchises: new Set(
      all.flatMap(({ collection }) => (collection === null ? [] : franchisesOf(collection))),
    ),
    companies: new Set(all.flatMap(({ companies }) => companies ?? [])),
    languages: new Set(all.map(({ language }) => language)),
    countries: new Set(all.flatMap(({ countries }) => countries)),
  };
  knownOf.set(titles, now);
  return now;
}
