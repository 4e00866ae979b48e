import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import type { TitleSource } from '#titleSource.ts';

const unasked = async () => {
  throw new Error('The test asks this of no source.');
};

/** A source with what a test has of it. */
export const testSource = (known: Partial<TitleSource>): TitleSource => ({
  title: unasked,
  find: unasked,
  knows: () => false,
  suggest: unasked,
  search: unasked,
  discover: unasked,
  surprise: unasked,
  complete: unasked,
  similar: unasked,
  ...known,
});

/** Opens a source of a test's titles. */
export const openTestTitles =
  (find: (title: TitleId) => KnownTitle | undefined, headers: Record<string, string> = {}) =>
  () => ({
    titles: testSource({
      title: async (title) => {
        const body = find(title);
        return body ? { ok: true, body } : { ok: false, status: 404 };
      },
    }),
    headers: () => headers,
  });
