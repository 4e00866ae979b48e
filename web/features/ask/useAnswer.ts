import { skipToken } from '@reduxjs/toolkit/query/react';
import { use, useEffect, useState } from 'react';

import { useAppDispatch } from '#web/api/apiState.ts';
import { type Answered, assistant, engineOf, nothingYet } from '#web/api/assistant/assistantAnswer.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';
import { MarksContext } from '#web/ui/MarksContext.tsx';

import { askHref, type Turns } from './askAddress.ts';
import type { AnswerProblem, LiveAnswer } from './askLive.ts';

type Live = LiveAnswer & { href: string };
type AskLive = (signal: AbortSignal, options: { isQuiet: boolean }) => Promise<void>;

type Options = { hasLibrary: boolean; isAssisted: boolean };

/** Loaded after the page: the printed answer was asked by the server. */
const loadAsking = () => loadChunk(() => import('./askLive.ts'));

const broken: LiveAnswer = { answered: nothingYet, isOwn: false, problem: 'failed' };

/** Asks, and shows the answer as it comes. Once complete it is stored with all others. */
function useLiveAnswer(turns: Turns, { hasLibrary, isAssisted }: Options) {
  const dispatch = useAppDispatch();
  const [live, setLive] = useState<Live | null>(null);
  const href = askHref(turns);

  // The next question is likely soon.
  useEffect(() => void loadAsking().catch(() => {}), []);

  const ask: AskLive = async (signal, { isQuiet }) => {
    const onChange = (answer: LiveAnswer) => {
      // An answer that is being read is replaced only by a complete one.
      if (!isQuiet || answer.answered.phase !== 'reading') setLive({ ...answer, href });
    };
    const asking = await loadAsking().catch(() => null);
    const options = { hasLibrary, isAssisted, signal, onChange };
    const answer = asking ? await asking.askLive(turns, options) : broken;
    if (signal.aborted) return;
    if (answer.problem === null) {
      const entry = { endpointName: 'assistantAnswer', arg: { turns }, value: answer.answered } as const;
      dispatch(assistant.util.upsertQueryEntries([entry]));
    } else if (!isQuiet) setLive({ ...answer, href });
  };

  return { live, ask };
}

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

/** Asks again in the background what was answered without the person's library or without a language model. */
function useRenewal({ href, known, hasLibrary, isAssisted, ask }: Renewal): void {
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
      // A request aborted by the library's arrival is sent again.
      if (!signal.aborted) renewed.add(state);
    };
    // On failure the answer stays as it is.
    renew().catch(() => {});
    return () => asking.abort();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [href, isKnown, hasLibrary, isAssisted]);
}

export type Shown = {
  answered: Answered;
  /** The earlier sentence's: the new answer is loading. */
  isStale: boolean;
  /** This device answered by itself. */
  isOwn: boolean;
  problem: AnswerProblem | null;
  retry: () => void;
};

const { assistantAnswer } = assistant.endpoints;

function shownOf(
  live: Live | null,
  current: Answered | undefined,
  last: Answered | undefined,
): Omit<Shown, 'retry'> {
  if (live?.problem) return { answered: nothingYet, isStale: false, isOwn: false, problem: live.problem };
  return {
    answered: current ?? last ?? nothingYet,
    isStale: !current && last !== undefined,
    isOwn: live?.isOwn ?? false,
    problem: null,
  };
}

/**
 * The answer to a conversation. A known one is shown at once: the page was printed with it, or it was asked before.
 * Others are asked live, and in the background those answered without the person's library or a language model.
 */
export function useAnswer(turns: Turns, { isAssisted }: { isAssisted: boolean }): Shown {
  const hasLibrary = use(MarksContext) !== null;
  const href = askHref(turns);
  const { live, ask } = useLiveAnswer(turns, { hasLibrary, isAssisted });
  const [attempt, setAttempt] = useState(0);

  const arg = { turns };
  const { currentData: known, isFetching } = assistantAnswer.useQueryState(
    turns.length > 0 ? arg : skipToken,
  );
  assistantAnswer.useQuerySubscription(arg, { skip: known === undefined });

  const isKnown = known !== undefined;
  useEffect(() => {
    if (turns.length === 0 || isKnown || isFetching) return undefined;
    const asking = new AbortController();
    void ask(asking.signal, { isQuiet: false });
    return () => asking.abort();
    // The address identifies a conversation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [href, isKnown, isFetching, attempt]);

  useRenewal({ href, known, hasLibrary, isAssisted, ask });

  const mine = live?.href === href ? live : null;
  const current = mine?.answered.query ? mine.answered : known;
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  return { ...shownOf(mine, current, last), retry: () => setAttempt(attempt + 1) };
}
