import { SearchAnswer } from '@marquee/contracts/browse.ts';
import type { Match } from '@marquee/contracts/suggest.ts';
import { describe, expect, it } from 'vitest';

import { browseRoutes, testPorts, titleFacts } from './testing/testTitles.ts';

/** A search that finds ten thousand titles which the catalogue lacks, and what is asked about them. */
function hugeSearch() {
  const asked = { searches: 0, matches: 0, facts: 0, items: 0 };
  const hits = Array.from({ length: 10_000 }, (_, index) => ({
    kind: 'movie' as const,
    id: index + 1,
    get match(): Match {
      asked.matches += 1;
      return { by: 'name', text: null };
    },
    name: '',
    get facts() {
      asked.facts += 1;
      return titleFacts({ id: index + 1, genres: [index % 2 ? 27 : 18] });
    },
  }));
  const work = { titles: 0 };
  const { titleItem, ...ports } = testPorts([], {
    search: {
      find: () => {
        asked.searches += 1;
        return { hits, corrected: null };
      },
      suggest: () => ({ best: null }),
    },
  });
  const routes = browseRoutes(
    {
      ...ports,
      titleItem: (key) => {
        asked.items += 1;
        return titleItem(key);
      },
    },
    work,
  );
  const ask = async (path: string) => SearchAnswer.parse(await (await routes.request(path)).json());
  return { ask, asked, work };
}

describe('a search that finds ten thousand titles', () => {
  it('reads the facts of the best known two thousand, and the rest of one page', async () => {
    const { ask, asked, work } = hugeSearch();
    const { total_results } = await ask('/search?q=the');
    expect(total_results).toBe(2000);
    expect(asked).toEqual({ searches: 1, matches: 20, facts: 2000, items: 20 });
    expect(work.titles).toBe(2000);
  });

  it('is searched once while it is narrowed and paged through', async () => {
    const { ask, asked } = hugeSearch();
    expect((await ask('/search?q=the&genre=27')).total_results).toBe(1000);
    expect((await ask('/search?q=the&genre=27&page=2')).results).toHaveLength(20);
    expect(asked).toEqual({ searches: 1, matches: 40, facts: 2000, items: 40 });
    await ask('/search?q=the&exact=1');
    expect(asked.searches).toBe(2);
  });
});
