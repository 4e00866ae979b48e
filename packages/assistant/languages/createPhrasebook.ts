import { words as wordsOf } from '@marquee/text';

/** A file of `content/languages/`: how people who speak a language say what the engine reads in English. */
export type PhrasebookRows = {
  /** ISO 639-1. */
  language: string;
  /** Endings of forms, each with what ends the word that is looked up instead: "as" and "o". */
  forms: readonly (readonly [string, string])[];
  /** Letters that are written in several ways, and the one way that counts. */
  spellings?: readonly (readonly [string, string])[];
  /** What compounds end with: "film" in "Kriegsfilm". */
  heads?: readonly string[];
  /** Whether what is asked for comes last, as in Japanese. */
  isHeadFinal?: boolean;
  numbers: Readonly<Record<string, number>>;
  /** What is said, by the English for it. `#` is a number; English with `…` belongs before what comes before. */
  says: Readonly<Record<string, readonly string[]>>;
};

type Translation = { english: string; length: number };

export type Phrasebook = {
  language: string;
  isHeadFinal: boolean;
  /** The English of the longest phrase that begins at a word. `isParted`: a mark stands before a word. */
  longestAt: (words: readonly string[], at: number, isParted: (at: number) => boolean) => Translation | null;
};

/** A word, or a number at `#`; the English of what ends here, the likeliest first. */
type Place = { next: Map<string, Place>; english: string[] };

const emptyPlace = (): Place => ({ next: new Map(), english: [] });

// Of the same length, so that places in a sentence stay what they are.
const elided =
  /(?<![\p{L}\p{M}])(l|d|j|n|c|m|t|s|qu|jusqu|lorsqu|puisqu|quelqu|quoiqu|un|dell|nell|all|dall|sull|quell|quest|bell|com|dov|cos|anch)['’](?=[\p{L}\p{N}])/giu;

/** "L'amour" is two words. */
export const partElisions = (text: string): string => text.replaceAll(elided, '$1 ');

const number = '#';
const figures = /^\d+/u;
const slots = /#/gu;
/** Shorter words are forms of nothing: "Wien" isn't "wie". */
const shortestBase = 4;
const shortestModifier = 3;
/** Shorter words are found in too many others. */
const shortestPart = 4;
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e'];

/** An index of phrases by their words. */
export function createPhrasebook(rows: PhrasebookRows): Phrasebook {
  const { language, forms, spellings = [], heads = [], isHeadFinal = false, numbers, says } = rows;
  const spelt = (word: string): string => spellings.reduce((as, [from, to]) => as.replaceAll(from, to), word);
  const root = emptyPlace();
  const counts = emptyPlace();
  /** A word and what it may be a form of. */
  const formsOf = (word: string): string[] => [
    word,
    ...forms
      .filter(([ending]) => word.endsWith(ending))
      .map(([ending, base]) => word.slice(0, word.length - ending.length) + base)
      .filter((base) => base.length >= shortestBase),
  ];
  // A figure in its place parts words as in a sentence: "#h" is one word, "# h" are two.
  const pathOf = (phrase: string): string[] =>
    wordsOf(partElisions(phrase).replaceAll(number, '0')).map((word) => spelt(word.replace(/^0/u, number)));
  for (const [english, phrases] of Object.entries(says)) {
    for (const phrase of phrases) {
      placeOf(root, pathOf(phrase)).english.push(english);
    }
  }
  for (const [said, value] of Object.entries(numbers)) {
    placeOf(counts, pathOf(said)).english.push(String(value));
  }

  const longestAt: Phrasebook['longestAt'] = (words, at, isParted) => {
    const within = {
      wordAt: (index: number) => {
        const word = words[at + index];
        return word === undefined ? undefined : spelt(word);
      },
      isParted: (index: number) => isParted(at + index),
      counts,
      formsOf,
    };
    const found = longest(root, within);
    const counted = countAt(within, 0);
    if (found !== null && found.length >= (counted?.length ?? 0)) return found;
    return counted ?? compoundOf(within.wordAt(0) ?? '');
  };

  const alone = (word: string): string | null =>
    longest(root, {
      wordAt: (index) => (index === 0 ? word : undefined),
      isParted: () => false,
      counts,
      formsOf,
    })?.english ?? null;

  /** "Liebesfilm" is a love film, "Zombieserie" a series with a word that every language knows. */
  function compoundOf(word: string): Translation | null {
    const head = heads
      .map(spelt)
      .find((each) => word.endsWith(each) && word.length - each.length >= shortestModifier);
    if (head !== undefined) {
      const before = word.slice(0, -head.length);
      return { english: `${firstPart(before) ?? before} ${alone(head) ?? head}`, length: 1 };
    }
    if (heads.length === 0) return null;
    for (let cut = word.length - shortestPart; cut >= shortestPart; cut -= 1) {
      const first = firstPart(word.slice(0, cut));
      const last = first === null ? null : alone(word.slice(cut));
      if (last !== null) return { english: `${first} ${last}`, length: 1 };
    }
    return null;
  }

  function firstPart(word: string): string | null {
    for (const joint of joints) {
      if (!word.endsWith(joint)) continue;
      const english = alone(word.slice(0, word.length - joint.length));
      if (english !== null) return english;
    }
    return null;
  }

  return { language, isHeadFinal, longestAt };
}

function placeOf(root: Place, path: readonly string[]): Place {
  let place = root;
  for (const word of path) {
    const next = place.next.get(word) ?? emptyPlace();
    place.next.set(word, next);
    place = next;
  }
  return place;
}

type Within = {
  wordAt: (index: number) => string | undefined;
  isParted: (at: number) => boolean;
  counts: Place;
  formsOf: (word: string) => readonly string[];
};

/** A number in words. */
function countAt({ wordAt, isParted, counts }: Within, at: number): Translation | null {
  let place: Place | undefined = counts;
  let found: Translation | null = null;
  for (let index = at; index === at || !isParted(index); index += 1) {
    place = place.next.get(wordAt(index) ?? '');
    if (place === undefined) return found;
    const [english] = place.english;
    if (english !== undefined) found = { english, length: index + 1 - at };
  }
  return found;
}

function longest(root: Place, within: Within): Translation | null {
  let best: Translation | null = null;
  const walk = ({ place, index, said }: Step): void => {
    const english = place.english.map((each) => filled(each, said)).find((each) => each !== null);
    if (english !== undefined && index > (best?.length ?? 0)) best = { english, length: index };
    for (const step of stepsFrom({ place, index, said }, within)) walk(step);
  };
  walk({ place: root, index: 0, said: [] });
  return best;
}

/** A place that was reached, the words until there, and the numbers among them. */
type Step = { place: Place; index: number; said: readonly string[] };

function stepsFrom({ place, index, said }: Step, within: Within): Step[] {
  const { wordAt, isParted, formsOf } = within;
  const word = wordAt(index);
  if (word === undefined || (index > 0 && isParted(index))) return [];
  const figure = figures.exec(word)?.[0];
  const to = (key: string, length: number, heard: readonly string[]): Step[] => {
    const next = place.next.get(key);
    return next === undefined ? [] : [{ place: next, index: index + length, said: heard }];
  };
  if (figure !== undefined) return to(word.replace(figure, number), 1, [...said, figure]);
  const counted = place.next.has(number) ? countAt(within, index) : null;
  return [
    ...formsOf(word).flatMap((form) => to(form, 1, said)),
    ...(counted ? to(number, counted.length, [...said, counted.english]) : []),
  ];
}

/** With its numbers; null where one is no decade or no year that films are from. */
function filled(english: string, said: readonly string[]): string | null {
  const [first = ''] = said;
  if (english.includes('#s') && !isDecade(Number(first))) return null;
  if (ofYear.test(english) && !isYear(Number(first))) return null;
  let index = 0;
  return english.replaceAll(slots, () => {
    index += 1;
    return said[index - 1] ?? first;
  });
}

const ofYear = /^(?:from|before|after|since) #$/u;
const isYear = (value: number): boolean => value > 1870 && value < 2040;

const isDecade = (value: number): boolean =>
  value % 10 === 0 && ((value >= 10 && value < 100) || (value >= 1900 && value < 2040));
