import { words } from '@marquee/text';

import { stemOf } from '#lexicon/stemOf.ts';

import type { TitleFacts } from '../facts.ts';

export const stemsOf = (text: string): string[] => words(text).map(stemOf);

type Stems = readonly string[];

/** A title's texts, in stems: a list for each name, keyword, genre, mood and text. */
type TitleText = {
  name: Stems;
  keywords: readonly Stems[];
  genres: readonly Stems[];
  moods: readonly Stems[];
  overview: Stems;
  tagline: Stems;
  /** All but the genres, parted and enclosed by spaces. */
  all: string;
};

const read = new WeakMap<TitleFacts, TitleText>();

/** Separates texts, so that no phrase crosses from one into the next. */
const gap = ' | ';

/** Computed once for each title, as long as it is in memory. */
function textOf(title: TitleFacts): TitleText {
  const known = read.get(title);
  if (known !== undefined) return known;
  const name = stemsOf(title.name);
  const keywords = title.keywords.map(stemsOf);
  const moods = title.moods.map(stemsOf);
  const overview = stemsOf(title.overview);
  const tagline = stemsOf(title.tagline);
  const texts = [name, ...keywords, ...moods, overview, tagline];
  const text = {
    name,
    keywords,
    genres: title.genres.map(stemsOf),
    moods,
    overview,
    tagline,
    all: ` ${texts.map((stems) => stems.join(' ')).join(gap)} `,
  };
  read.set(title, text);
  return text;
}

/** Whether a title's name, keywords, moods, overview or tagline say a word or a phrase, in any of its forms. */
export function saysWord(title: TitleFacts, word: string): boolean {
  const stems = stemsOf(word);
  return stems.length > 0 && textOf(title).all.includes(` ${stems.join(' ')} `);
}

/** The titles that contain a stem, and its weight in each. */
type Postings = { titles: number[]; scores: number[] };

type TextIndex = {
  /** How well each title, by its place, answers weighed stems: BM25. */
  search: (stems: ReadonlyMap<string, number>) => Float32Array;
};

/** Weight of a word by its field. */
const weights = { keywords: 3, genres: 2, moods: 2, name: 1, overview: 1, tagline: 0.7 };

// The usual constants of BM25: saturation of a repeated word, and the penalty for a long text.
const saturation = 1.2;
const lengthShare = 0.5;

/** The weighed stems of a title's texts. */
function stemWeights(title: TitleFacts): Map<string, number> {
  const counts = new Map<string, number>();
  const text = textOf(title);
  const add = (stems: readonly string[], weight: number) => {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  for (const keyword of text.keywords) add(keyword, weights.keywords);
  for (const genre of text.genres) add(genre, weights.genres);
  for (const mood of text.moods) add(mood, weights.moods);
  add(text.name, weights.name);
  add(text.overview, weights.overview);
  add(text.tagline, weights.tagline);
  return counts;
}

export function createTextIndex(titles: readonly TitleFacts[]): TextIndex {
  const counts = titles.map(stemWeights);
  const lengths = counts.map((stems) => [...stems.values()].reduce((sum, count) => sum + count, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const index = new Map<string, Postings>();
  for (const [place, stems] of counts.entries()) {
    const held = saturation * (1 - lengthShare + (lengthShare * (lengths[place] ?? 0)) / mean);
    for (const [stem, count] of stems) {
      const postings = index.get(stem) ?? { titles: [], scores: [] };
      index.set(stem, postings);
      postings.titles.push(place);
      postings.scores.push((count * (saturation + 1)) / (count + held));
    }
  }
  for (const postings of index.values()) {
    const held = postings.titles.length;
    const rarity = Math.log(1 + (titles.length - held + 0.5) / (held + 0.5));
    postings.scores = postings.scores.map((score) => score * rarity);
  }
  return {
    search: (stems) => {
      const sums = new Float32Array(titles.length);
      for (const [stem, weight] of stems) {
        const postings = index.get(stem);
        for (const [at, title] of postings?.titles.entries() ?? []) {
          sums[title] = (sums[title] ?? 0) + weight * (postings?.scores[at] ?? 0);
        }
      }
      return sums;
    },
  };
}
