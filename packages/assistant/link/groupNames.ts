import companies from '@marquee/content/words/companies.json' with { type: 'json' };
import franchises from '@marquee/content/words/franchises.json' with { type: 'json' };
import type { WishOf } from '@marquee/contracts/assistant/part.ts';
import { words } from '@marquee/text';

import type { TitleFacts } from '../facts.ts';
import { franchisesOf } from '../franchisesOf.ts';
import { startsOfNames } from './nearNames.ts';
import { nameClass, withoutArticle } from './titleForms.ts';
import type { PlainVocabulary } from './vocabulary.ts';

/** A franchise or a company by one of its names. */
export type NamedGroup = {
  wish: WishOf<'collection' | 'company'>;
  /** How much the name says other things, too: `one` plain word ("alien"), `several` ("toy story"), or none. */
  plain: 'one' | 'several' | 'none';
  /** Whether it is one title: its name is that title's. */
  isSingle: boolean;
  /** Whether series are part of it. */
  hasSeries: boolean;
};

export type GroupNames = {
  /** By the letters of a name. */
  get: (letters: string) => NamedGroup | undefined;
  hasStart: (letters: string) => boolean;
  longest: number;
};

type Row = { called?: readonly string[]; cued?: readonly string[] };

const mostWords = 5;

/** The franchises of a catalogue and all companies that people know, by what they call them. */
export function createGroupNames(titles: readonly TitleFacts[], vocabulary: PlainVocabulary): GroupNames {
  const groups = new Map<string, NamedGroup>();
  const add = (name: readonly string[], group: NamedGroup): void => {
    const letters = name.join('');
    if (letters !== '' && !groups.has(letters)) groups.set(letters, group);
  };
  const addRow = ({ called = [], cued = [] }: Row, group: Omit<NamedGroup, 'plain'>): void => {
    for (const name of called) add(words(name), { ...group, plain: 'none' });
    for (const name of cued) add(words(name), { ...group, plain: 'one' });
  };

  const members = new Map<string, TitleFacts[]>();
  for (const title of titles) {
    for (const name of title.collection === null ? [] : franchisesOf(title.collection))
      members.set(name, [...(members.get(name) ?? []), title]);
  }
  for (const row of franchises as readonly (Row & { franchise: string })[]) {
    const parts = members.get(row.franchise);
    if (parts !== undefined) addRow(row, ofFranchise(row.franchise, parts));
  }
  for (const row of companies as readonly (Row & { company: string })[]) {
    const wish = { slot: 'company', name: row.company, not: false } as const;
    addRow(row, { wish, isSingle: false, hasSeries: true });
  }
  for (const [name, parts] of members) {
    const whole = words(name);
    const short = withoutArticle(whole);
    const isOwn = nameClass(short, vocabulary) === 'own';
    const group = {
      ...ofFranchise(name, parts),
      plain: isOwn ? 'none' : short.length > 1 ? 'several' : 'one',
    } as const;
    add(whole, group);
    add(short, group);
  }
  return {
    get: (letters) => groups.get(letters),
    hasStart: startsOfNames(groups.keys()),
    longest: mostWords,
  };
}

const ofFranchise = (name: string, parts: readonly TitleFacts[]): Omit<NamedGroup, 'plain'> => ({
  wish: { slot: 'collection', name, not: false },
  isSingle: parts.length < 2,
  hasSeries: parts.some(({ media }) => media === 'tv'),
});
