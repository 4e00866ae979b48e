import { createKeyNumbers, type KeyNumbers, sameKeys } from '@marquee/contracts/library/keyNumbers.ts';
import type { LibraryNumbers } from '@marquee/contracts/library/libraryAnswer.ts';
import { createTitleNumbers } from '@marquee/contracts/library/titleNumbers.ts';
import type { Site } from '@marquee/contracts/site.ts';

import type { Journal } from './journaledStore.ts';

const keptUnder = 'marquee-numbers';
/** Marks that come late are better than none. */
const patienceMilliseconds = 4000;

type KeysParts = {
  site: Site;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Keeps what was told last, so that the next page needn't wait for it. */
  journal: Pick<Journal, 'getItem' | 'setItem'> | null;
};

function readKept(journal: KeysParts['journal']): LibraryNumbers | null {
  try {
    const kept: LibraryNumbers | null = JSON.parse(journal?.getItem(keptUnder) ?? 'null');
    return Array.isArray(kept?.moved) ? kept : null;
  } catch {
    return null;
  }
}

/** The numbers that this library's titles are shown under now: not those that it keeps where TMDB answers. */
export async function openKeys({ site, fetch, journal }: KeysParts): Promise<KeyNumbers> {
  if (site.content !== 'tmdb') return sameKeys;
  // Without a server all numbers are TMDB's, but for those that were kept aside elsewhere.
  if (!site.server) return createKeyNumbers(createTitleNumbers([]));

  async function ask(): Promise<LibraryNumbers> {
    const answer = await fetch('/api/library/numbers', { signal: AbortSignal.timeout(patienceMilliseconds) });
    if (!answer.ok) throw new Error(`The numbers' answer was ${answer.status}.`);
    const numbers: LibraryNumbers = await answer.json();
    try {
      journal?.setItem(keptUnder, JSON.stringify(numbers));
    } catch {
      // The next page asks again.
    }
    return numbers;
  }

  const kept = readKept(journal);
  const asked = ask();
  asked.catch(() => {});
  const { moved } = kept ?? (await asked.catch(() => ({ moved: [] })));
  return createKeyNumbers(createTitleNumbers(moved));
}
