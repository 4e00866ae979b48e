import { paths } from '@marquee/contracts/paths.ts';
import { Suspense, useEffect, useRef } from 'react';
import { useSearch } from 'wouter';

import { assistant } from '#web/api/assistant/assistantAnswer.ts';
import { outcomeOf, type PageOutcome, type PageRequest } from '#web/api/pageModule.ts';
import { askHref, readTurns, type Turns as AllTurns } from '#web/features/ask/askAddress.ts';
import { AskPartProblem } from '#web/features/ask/AskPartProblem.tsx';
import { Composer } from '#web/features/ask/Composer.tsx';
import { Said } from '#web/features/ask/Said.tsx';
import { AskTools, EarlierFold, Turns } from '#web/features/ask/Turns.tsx';
import { useAnswer } from '#web/features/ask/useAnswer.ts';
import { useAssisted } from '#web/features/ask/useAssisted.ts';
import { readSite } from '#web/lib/site.ts';
import { ask } from '#web/messages/en/ask.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { usePageHead } from '#web/platform/pageHead.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import styles from './AskPage.module.css';

/** Picks and their facts: printed by the server, hydrated after the sentence above them. */
const LazyAskAnswer = lazyPart(
  async () => (await import('./AskPageAnswer.tsx')).AskAnswer,
  AskPartProblem,
  'web/pages/AskPageAnswer.tsx',
);

/** A visitor with a sentence doesn't need it. */
const LazyAskWelcome = lazyPart(
  async () => (await import('./AskPageWelcome.tsx')).AskWelcome,
  AskPartProblem,
  'web/pages/AskPageWelcome.tsx',
);

/** Only where there is a language model. */
const LazyAssistSwitch = lazyPart(
  async () => (await import('#web/features/ask/AssistSwitch.tsx')).AssistSwitch,
  () => null,
  'web/features/ask/AssistSwitch.tsx',
);

/** The question, how it was understood, and what was found. */
function AskConversation({ turns }: { turns: AllTurns }) {
  const { isOffered, isAssisted, allow } = useAssisted();
  const shown = useAnswer(turns, { isAssisted });
  const { answered, isStale } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const rail = useRef<HTMLElement>(null);
  const href = askHref(turns);
  const sentence = turns.at(-1)?.say ?? '';
  const isWhole = !isStale && answered.phase === 'done';

  // Starting over is a press away.
  useEffect(() => void LazyAskWelcome.preload(), []);

  // The pressed control may be gone with the earlier answer: the keyboard goes on where the new one begins.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    // Again with each step.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [href, isWhole]);

  // The newest sentence is last.
  useEffect(() => {
    if (rail.current) rail.current.scrollTop = rail.current.scrollHeight;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [href, isWhole]);

  return (
    <>
      <aside ref={rail} className={styles.talk} data-rail="" aria-label={ask.conversation}>
        <Turns turns={turns} answered={isStale || !answered.query ? undefined : answered} />
      </aside>
      <div className={styles.composer}>
        <Composer turns={turns} />
      </div>
      <div className={styles.answer} data-answer="">
        <h1 ref={heading} className={styles.heading} tabIndex={-1}>
          <VisuallyHidden>{ask.documentTitleOf(sentence)}</VisuallyHidden>
        </h1>
        <EarlierFold turns={turns} />
        <div className={styles.how}>
          {answered.query?.kind !== 'harmful' && <p>{ask.howRead}</p>}
          <AskTools turns={turns} />
        </div>
        <Said turns={turns} query={isStale ? null : answered.query} />
        {isOffered && <LazyAssistSwitch.Held props={{ isAssisted, allow }} />}
        <LazyAskAnswer.Held props={{ turns, shown, isWhole, isAssisted }} />
      </div>
    </>
  );
}

/** A shared conversation is printed with its answer; a server without one still prints the question. */
export async function load({ dispatch, search }: PageRequest): Promise<PageOutcome> {
  const turns = readTurns(search);
  if (turns.length === 0) {
    const [{ loadExamples }] = await Promise.all([import('./AskPageWelcome.tsx'), LazyAskWelcome.preload()]);
    await loadExamples(dispatch);
    return { status: 200 };
  }
  // Where the browser answers by itself, it does so after the page is shown.
  if (!readSite().server) {
    await LazyAskAnswer.preload();
    return { status: 200 };
  }
  const { assistantAnswer, assistantMode } = assistant.endpoints;
  const once = { subscribe: false };
  const [answer, mode] = await Promise.all([
    dispatch(assistantAnswer.initiate({ turns }, once)),
    dispatch(assistantMode.initiate(undefined, once)),
    LazyAskAnswer.preload(),
  ]);
  if (mode.data === 'assisted') await LazyAssistSwitch.preload();
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
      <LazyAskWelcome />
    </Suspense>
  );
}
