import { isCondition, isStrict, lexicon, meetsAll } from '@marquee/assistant';
import { type TitleKey, titleKey } from '@marquee/assistant/events';
import type { Wish, WishOf } from '@marquee/contracts/assistant/part.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

import type { Ask } from '../ask.ts';
import { readAs, readPage } from '../readList.ts';
import { type AskedRow, askRow, type KnownRow, rowOf } from './askRow.ts';
import { discoverParams, mediumOf } from './discoverParams.ts';
import { keywordOf, keywordsNamed } from './lookUpNames.ts';

type Item = TypedMovie | TypedTv;

export type Gathered = {
  /** Titles that the wishes name, with all that is known of them. */
  named: readonly KnownRow[];
  /** What may be shown. */
  candidates: readonly KnownRow[];
  /** Whether any request was answered. */
  isAnswered: boolean;
};

type Gathering = {
  /** Counted by the caller. */
  ask: Ask;
  /** Its limit. */
  most: number;
  seen: ReadonlySet<TitleKey>;
  today: string;
};

const mostLiked = 2;
const mostShown = 8;
/** The number of keywords that say what a liked title is about. */
const mostKeywords = 5;
/** With fewer found, what is only weighed is left out of the question. */
const fewFound = 5;
/** Seen titles that would have been worth a pick. */
const mostSeen = 4;
const tellingKeyword = 0.6;

const entries = new Map(lexicon.map((entry) => [entry.id, entry]));

/** What a list's row says by itself. Nothing else is claimed of a title without its details. */
const onRows: ReadonlySet<Wish['slot']> = new Set([
  'media',
  'years',
  'language',
  'genre',
  'score',
  'fame',
  'order',
  'without',
]);

const isWanted = <Name extends Wish['slot']>(wishes: readonly Wish[], slot: Name) =>
  wishes.filter((wish): wish is WishOf<Name> => wish.slot === slot && !('not' in wish && wish.not));

/** The keywords that say a theme, by their weights. */
function sayingKeywords(id: string): string[] {
  return Object.entries(entries.get(id)?.keywords ?? {})
    .filter(([, weight]) => weight >= tellingKeyword)
    .map(([name]) => name);
}

/** TMDB's keywords for the first theme or word that it has any for: one question. */
async function keywordsFor(wishes: readonly Wish[], ask: Ask): Promise<number[]> {
  const theme = isWanted(wishes, 'theme').find(({ entry }) => sayingKeywords(entry).length > 0);
  const [word] = isWanted(wishes, 'word');
  const names = theme ? sayingKeywords(theme.entry) : word ? [keywordOf(word.word)] : [];
  const [query] = names;
  if (query === undefined) return [];
  const found = await keywordsNamed(ask, query);
  return found.filter(({ name }) => names.includes(name)).map(({ id }) => id);
}

const keyOf = ({ media_type, id }: Item): TitleKey => `${media_type}/${id}`;

/** One from each list in turn; what is in several comes first. */
function mixed(lists: readonly (readonly Item[])[]): Item[] {
  const times = new Map<TitleKey, number>();
  for (const item of lists.flat()) times.set(keyOf(item), (times.get(keyOf(item)) ?? 0) + 1);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  ).flat();
  const each = [...new Map(turns.map((item) => [keyOf(item), item])).values()];
  return each.toSorted((a, b) => (times.get(keyOf(b)) ?? 0) - (times.get(keyOf(a)) ?? 0));
}

/** Finds titles for wishes: what is recommended with what is liked, and what fits. */
export async function gatherPool(
  wishes: readonly Wish[],
  { ask: source, most, seen, today }: Gathering,
): Promise<Gathered> {
  let left = most;
  let isAnswered = false;
  const ask: Ask = async (path, params) => {
    left -= 1;
    const asked = await source<never>(path, params);
    isAnswered ||= asked.ok || asked.status === 404;
    return asked;
  };

  const liked = isWanted(wishes, 'like').slice(0, mostLiked);
  const named = (await Promise.all(liked.map((wish) => askRow(ask, wish)))).filter(
    (row): row is AskedRow => row !== null,
  );
  const media = mediumOf(wishes);
  const recommended = named.map((row) => row.recommended);
  const isAbout = wishes.some(({ slot }) => slot === 'theme' || slot === 'word');
  const keywords =
    liked.length > 0
      ? named.flatMap(({ keywordNumbers }) => keywordNumbers.slice(0, mostKeywords))
      : isAbout
        ? await keywordsFor(wishes, ask)
        : [];
  const discover = async (of: readonly number[]): Promise<Item[]> => {
    const found = await ask<unknown>(
      `discover/${media}`,
      discoverParams(wishes, { media, keywords: of, today }),
    );
    if (!found.ok) return [];
    return readPage(found.body, (fields) => readAs(media, fields))?.results ?? [];
  };
  let found = await discover(keywords);
  // Only discover can check beforehand what rows don't contain.
  const isVouched = wishes.some((wish) => isCondition(wish) && !onRows.has(wish.slot));
  const count = found.length + (isVouched ? 0 : recommended.flat().length);
  if (keywords.length > 0 && count < fewFound) found = [...found, ...(await discover([]))];
  const lists = isVouched ? [...mixed([found]), ...mixed(recommended)] : mixed([...recommended, found]);

  const decidable = wishes.filter((wish) => isStrict(wish) && onRows.has(wish.slot));
  const open = new Set(
    wishes.flatMap((wish) => (wish.slot === 'like' || wish.slot === 'without' ? [titleKey(wish)] : [])),
  );
  const fitting = [...new Map(lists.map((item) => [keyOf(item), item])).values()]
    .filter((item) => !open.has(keyOf(item)))
    .map(rowOf)
    .filter(({ facts }) => facts.year > 0 && meetsAll(decidable, facts));
  const unseen = fitting.filter(({ facts }) => !seen.has(titleKey(facts)));
  const asked = await Promise.all(
    unseen
      .slice(0, Math.max(0, Math.min(left, mostShown)))
      .map(async (row) => (await askRow(ask, row.facts)) ?? row),
  );
  const areRowsEnough = wishes.every(({ slot }) => onRows.has(slot));
  const more = areRowsEnough ? unseen.slice(asked.length, mostShown) : [];
  const detailed = asked.filter((row) => areRowsEnough || 'recommended' in row);
  const out = areRowsEnough
    ? fitting.filter(({ facts }) => seen.has(titleKey(facts))).slice(0, mostSeen)
    : [];
  return { named, candidates: [...detailed, ...more, ...out], isAnswered };
}
