import { describe, expect, it } from 'vitest';

import { createSearch } from '../../packages/title-search/createSearch.ts';
import { buildIndexInMemory } from '../../packages/title-search/index/buildIndex.ts';
import { embeddedEntries } from './embedded.ts';
import { searchMarquee } from './engines/marquee.ts';
import { askLabelled, typoKinds } from './labelled.ts';

const search = createSearch(buildIndexInMemory(embeddedEntries()));
const answers = askLabelled(embeddedEntries()).map(({ query, kind, media, right }) => ({
  query,
  typo: typoKinds.has(kind),
  found: searchMarquee(search, query, media).some((id) => right.includes(id)),
}));

/** The share found among the first five hits, and the misses, for the failure message. */
const inFirstFive = (typo: boolean) => {
  const asked = answers.filter((answer) => answer.typo === typo);
  const missed = asked.filter(({ found }) => !found).map(({ query }) => query);
  return { share: 1 - missed.length / asked.length, missed };
};

describe('what people type', () => {
  it('finds what they mean among the first five, in 97 of 100 queries with slips', () => {
    const { share, missed } = inFirstFive(true);
    expect({ enough: share >= 0.97, missed }).toEqual({ enough: true, missed });
  });

  it('finds what they mean among the first five, in 99 of 100 queries without slips', () => {
    const { share, missed } = inFirstFive(false);
    expect({ enough: share >= 0.99, missed }).toEqual({ enough: true, missed });
  });
});
