import { words } from '@marquee/text';

import type { TitleFacts } from '#facts.ts';

/** Names of the whole catalogue, in the one spelling of names. */
export type KnownNames = {
  /** People with first and last name. */
  people: ReadonlySet<string>;
  /** Names of one word: last names, and titles. */
  single: Pick<ReadonlySet<string>, 'has'>;
};

const peopleOf = ({ makers, writers, cast }: TitleFacts) =>
  [...makers, ...writers, ...cast].map(({ name }) => name);

export function knownNames(titles: Iterable<TitleFacts>): {
  [Kind in keyof KnownNames]: ReadonlySet<string>;
} {
  const people = new Set<string>();
  const single = new Set<string>();
  for (const title of titles) {
    const named = words(title.name);
    if (named.length === 1) named.forEach((word) => single.add(word));
    for (const name of peopleOf(title)) {
      const spelled = words(name);
      if (spelled.length > 1) people.add(spelled.join(' '));
      spelled.slice(-1).forEach((last) => single.add(last));
    }
  }
  return { people, single };
}

/** "French", "France", "American": words for its language and country. */
function originOf({ language, countries }: TitleFacts): string[] {
  const nameOf = (type: 'language' | 'region') => {
    const display = new Intl.DisplayNames('en', { type });
    return (code: string) => (/^[a-z]{2}$/i.test(code) ? (display.of(code) ?? '') : '');
  };
  const demonyms = [countries.includes('US') ? 'American' : '', countries.includes('GB') ? 'British' : ''];
  return [nameOf('language')(language), ...countries.map(nameOf('region')), ...demonyms];
}

/** All words of a row: of a person a text may say the last name only. */
function wordsOf(title: TitleFacts): ReadonlySet<string> {
  const texts = [
    title.name,
    title.originalName,
    ...title.alsoNamed,
    title.collection ?? '',
    title.overview,
    title.tagline,
    ...title.genres,
    ...title.keywords,
    ...title.moods,
    ...peopleOf(title),
    ...title.cast.map(({ character }) => character),
    ...originOf(title),
  ];
  return new Set(texts.flatMap(words));
}

/** No names, though they begin a sentence or are always capitalised. */
const plain = new Set(
  'a all an and as at but by for from i if in is it its like more no not of on one so that the this to tv two what with'.split(
    ' ',
  ),
);

/** Of people, in words: "Al Pacino" to "N. T. Rama Rao Jr.". */
const nameLengths = [2, 3, 4, 5];

const beginsSentence = (before: string) => /(?:^|[.!?…:;]\s*)["'“‘(]*$/u.test(before);

/** Whether every name in a text is one of the row: a word with a capital is one, unless it begins a sentence. */
export function areNamesTrue(text: string, title: TitleFacts, names: KnownNames): boolean {
  const known = wordsOf(title);
  const isKnown = (word: string) => known.has(word) || plain.has(word);

  const areCapitalsTrue = [...text.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)].every(({ 0: word, index }) => {
    if (!/^\p{Lu}/u.test(word)) return true;
    const isOwner = /['’]s$/u.test(word);
    const spelled = words(word.replace(/['’]s$/u, ''));
    if (spelled.every(isKnown)) return true;
    // A name has a second word or a possessive ending; other words that begin a sentence are no names unless known.
    const isFollowed = /^ \p{Lu}/u.test(text.slice(index + word.length));
    const isWord = !isOwner && !isFollowed && !spelled.some((each) => names.single.has(each));
    return isWord && beginsSentence(text.slice(0, index));
  });

  const said = words(text);
  const areOthers = said.some((_, index) =>
    nameLengths.some((length) => {
      const name = said.slice(index, index + length);
      return name.length === length && names.people.has(name.join(' ')) && !name.every(isKnown);
    }),
  );
  return areCapitalsTrue && !areOthers;
}
