import { useEffect, useState } from 'react';

import { type Answered, engineOf } from '#web/api/assistant/assistantAnswered.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import type { AskLive } from './useLiveAnswer.ts';

const titleOf = ({ title }: Answered['picks'][number]) => ({ media: title.media_type, id: title.id });

/** A language model hasn't looked at it yet, and there is something to look at. */
function canBeImproved(answered: Answered): boolean {
  const { query, phase, fallback } = answered;
  const hasFound = query?.kind === 'wish' || query?.kind === 'title';
  return phase === 'done' && fallback === null && hasFound && engineOf(answered) === 'embedded';
}

async function showsSeen({ picks }: Answered): Promise<boolean> {
  const { isAnySeen } = await loadChunk(() => import('./seenTitles.ts'));
  return isAnySeen(picks.map(titleOf));
}

type Renewal = {
  href: string;
  known: Answered | undefined;
  hasLibrary: boolean;
  isAssisted: boolean;
  ask: AskLive;
};

/** Asks once more, quietly, what was answered without the person's library or without a language model. */
export function useRenewal({ href, known, hasLibrary, isAssisted, ask }: Renewal): void {
  const [renewed] = useState(() => new Set<string>());
  const isKnown = known !== undefined;
  useEffect(() => {
    const state = `${isAssisted} ${href}`;
    if (!known || renewed.has(state)) return undefined;
    const asking = new AbortController();
    const { signal } = asking;
    const renew = async () => {
      const isOutdated = (isAssisted && canBeImproved(known)) || (hasLibrary && (await showsSeen(known)));
      if (!isOutdated || signal.aborted) return;
      await ask(signal, { isQuiet: true });
      // What the library's arrival broke off is asked again.
      if (!signal.aborted) renewed.add(state);
    };
    // Then the answer stays as it is.
    renew().catch(() => {});
    return () => asking.abort();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [href, isKnown, hasLibrary, isAssisted]);
}
