import franchiseRows from '@marquee/content/words/franchises.json' with { type: 'json' };
import { words } from '@marquee/text';

import type { TitleFacts } from '../facts.ts';
import { franchisesOf } from '../franchisesOf.ts';
import { createNearNames, type NearNames, startsOfNames } from './nearNames.ts';
import { withoutArticle, type TitleForm, titleForms } from './titleForms.ts';
import type { PlainVocabulary } from './vocabulary.ts';

/** A name, and the titles that it may mean. */
export type TitleName = {
  words: readonly string[];
  meanings: readonly { title: TitleFacts; kind: TitleForm['kind'] | 'franchise' }[];
};

/** A year may be off by one. */
export const isAbout = (title: TitleFacts, year: number): boolean => Math.abs(title.year - year) < 2;

export const isOneOfYear = ({ meanings }: TitleName, year: number): boolean =>
  meanings.some(({ title }) => isAbout(title, year));

export type TitleNames = {
  /** By the words of a name without the spaces between them: "bladerunner" is one, too. */
  get: (letters: string) => TitleName | undefined;
  /** Whether a name may begin with these letters. */
  hasStart: (letters: string) => boolean;
  near: NearNames<TitleName>;
  /** The most words that a name has. */
  longest: number;
};

type Growing = {
  words: readonly string[];
  meanings: { title: TitleFacts; kind: TitleForm['kind'] | 'franchise' }[];
};

const mostWords = 12;

export function createTitleNames(titles: readonly TitleFacts[], vocabulary: PlainVocabulary): TitleNames {
  const names = new Map<string, Growing>();
  const add = (form: readonly string[], meaning: Growing['meanings'][number]): void => {
    if (form.length > mostWords) return;
    const letters = form.join('');
    const name = names.get(letters);
    if (name === undefined) names.set(letters, { words: form, meanings: [meaning] });
    else if (!name.meanings.some(({ title }) => title === meaning.title)) name.meanings.push(meaning);
  };
  for (const title of titles) {
    for (const { words, kind } of titleForms(title, vocabulary)) add(words, { title, kind });
  }
  for (const { words, title } of franchises(titles)) {
    const known = names.get(words.join(''))?.meanings ?? [];
    if (known.every(({ kind }) => kind === 'part')) add(words, { title, kind: 'franchise' });
  }
  return {
    get: (letters) => names.get(letters),
    hasStart: startsOfNames(names.keys()),
    near: createNearNames(names),
    longest: mostWords,
  };
}

/** What people call a franchise, and the title that they mean most likely. */
type Franchise = { words: readonly string[]; title: TitleFacts };

const shortNames = new Map(
  (franchiseRows as readonly { franchise: string; called?: readonly string[] }[]).map(
    ({ franchise, called = [] }) => [franchise, called] as const,
  ),
);

/** Of films about as well known as the best known one, the first is meant. */
const nearFame = 6;

function franchises(titles: readonly TitleFacts[]): Franchise[] {
  const members = new Map<string, TitleFacts[]>();
  for (const title of titles) {
    for (const name of title.collection === null ? [] : franchisesOf(title.collection))
      members.set(name, [...(members.get(name) ?? []), title]);
  }
  return [...members].flatMap(([name, all]) => {
    const known = Math.max(...all.map(({ fame }) => fame));
    const near = all.filter(({ fame }) => fame > known - nearFame).sort((a, b) => a.year - b.year);
    const [title] = near;
    const whole = words(name);
    const bare = withoutArticle(whole);
    // Collections such as "Before" and "It" are called by their titles alone.
    const ways = bare.length > 1 ? [whole, bare] : [];
    const called = [...ways, ...(shortNames.get(name) ?? []).map(words)];
    return title === undefined ? [] : called.map((form) => ({ words: form, title }));
  });
}
