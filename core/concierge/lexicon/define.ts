import type { GenreName } from '#contracts/concierge/part.ts';

import type { LexiconEntry } from './entry.ts';

/** An entry as the data files write it: lists are one string, parted by semicolons. */
export type Told = {
  /** The id's words where there is none. What an entry is called is a phrase of it, too. */
  label?: string;
  /** Phrases; `(film|movie)` stands for each of its choices, `(very |)` for with and without. */
  say?: string;
  keywords?: string;
  moods?: string;
  genres?: readonly GenreName[];
  against?: string;
  words?: string;
  implies?: Required<LexiconEntry>['implies'];
};

/** Entries of one group from their short notation, by their ids. */
export function define(
  group: LexiconEntry['group'],
  told: Readonly<Record<string, Told>>,
): Required<LexiconEntry>[] {
  return Object.entries(told).map(([id, { label = id.replaceAll('-', ' '), ...one }]) => ({
    id,
    group,
    label,
    phrases: [...new Set([label.toLowerCase(), ...listOf(one.say).flatMap(choicesOf)])],
    keywords: listOf(one.keywords),
    moods: listOf(one.moods),
    genres: one.genres ?? [],
    against: listOf(one.against),
    words: listOf(one.words),
    implies: one.implies ?? [],
  }));
}

function listOf(text = ''): string[] {
  return text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Every way to say a phrase with choices in brackets. */
function choicesOf(phrase: string): string[] {
  const [brackets, choices] = /\(([^()]*)\)/.exec(phrase) ?? [];
  if (brackets === undefined || choices === undefined) return [phrase.replaceAll(/\s+/g, ' ').trim()];
  return choices.split('|').flatMap((choice) => choicesOf(phrase.replace(brackets, choice)));
}
