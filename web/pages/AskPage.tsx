import { Suspense } from 'react';
import { useSearch } from 'wouter';

import { paths } from '#contracts/paths.ts';
import { concierge } from '#web/api/concierge/conciergeAnswer.ts';
import { outcomeOf, type PageOutcome, type PageRequest } from '#web/api/pageModule.ts';
import { readTurns } from '#web/features/ask/askAddress.ts';
import { readSite } from '#web/lib/site.ts';
import { ask } from '#web/messages/en/ask.ts';
import { usePageHead } from '#web/platform/pageHead.ts';

import { AskConversation } from './AskPageConversation.tsx';
import { AnswerLater, AssistLater, OffLater, WelcomeLater } from './AskPageLater.tsx';

/** A shared conversation is printed with its answer; a server without one still prints what was asked. */
export async function load({ dispatch, search }: PageRequest): Promise<PageOutcome> {
  const turns = readTurns(search);
  if (!readSite().server) {
    await OffLater.preload();
    return { status: 200 };
  }
  if (turns.length === 0) {
    await WelcomeLater.preload();
    return { status: 200 };
  }
  const { conciergeAnswer, conciergeMode } = concierge.endpoints;
  const once = { subscribe: false };
  const [answer, mode] = await Promise.all([
    dispatch(conciergeAnswer.initiate({ turns }, once)),
    dispatch(conciergeMode.initiate(undefined, once)),
    AnswerLater.preload(),
  ]);
  if (mode.data === 'assisted') await AssistLater.preload();
  return outcomeOf([answer]);
}

export function Page() {
  const turns = readTurns(new URLSearchParams(useSearch()));
  const last = turns.at(-1);
  usePageHead({
    title: last ? ask.documentTitleOf(last.say) : ask.documentTitle,
    description: ask.description,
    canonical: paths.ask,
    ...(last && { robots: 'noindex' as const }),
  });
  const isOff = !readSite().server;
  if (last && !isOff) return <AskConversation turns={turns} />;
  return <Suspense>{isOff ? <OffLater /> : <WelcomeLater />}</Suspense>;
}
