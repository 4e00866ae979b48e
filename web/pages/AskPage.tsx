import { paths } from '@marquee/contracts/paths.ts';
import { Suspense } from 'react';
import { useSearch } from 'wouter';

import { assistant } from '#web/api/assistant/assistantAnswer.ts';
import { outcomeOf, type PageOutcome, type PageRequest } from '#web/api/pageModule.ts';
import { readTurns } from '#web/features/ask/askAddress.ts';
import { readSite } from '#web/lib/site.ts';
import { ask } from '#web/messages/en/ask.ts';
import { usePageHead } from '#web/platform/pageHead.ts';

import { AskConversation } from './AskPageConversation.tsx';
import { AnswerLater, AssistLater, WelcomeLater } from './AskPageLater.tsx';

/** A shared conversation is printed with its answer; a server without one still prints what was asked. */
export async function load({ dispatch, search }: PageRequest): Promise<PageOutcome> {
  const turns = readTurns(search);
  if (turns.length === 0) {
    await WelcomeLater.preload();
    return { status: 200 };
  }
  // Where the browser answers by itself, it does so before one's eyes.
  if (!readSite().server) {
    await AnswerLater.preload();
    return { status: 200 };
  }
  const { assistantAnswer, assistantMode } = assistant.endpoints;
  const once = { subscribe: false };
  const [answer, mode] = await Promise.all([
    dispatch(assistantAnswer.initiate({ turns }, once)),
    dispatch(assistantMode.initiate(undefined, once)),
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
  if (last) return <AskConversation turns={turns} />;
  return (
    <Suspense>
      <WelcomeLater />
    </Suspense>
  );
}
