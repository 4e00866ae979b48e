import { paths } from '@marquee/contracts/paths.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

import type { AskedWait } from '#web/api/askAgain.ts';
import { problem } from '#web/messages/en/errors.ts';
import { useBackOnline } from '#web/platform/useBackOnline.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { reasonOf } from './reasonOf.ts';

type QueryProblemProps = {
  error: (FetchBaseQueryError & Partial<AskedWait>) | SerializedError | undefined;
  retry: () => void;
  /** What did not arrive, as a subject: "The list", "More of this list". */
  what: string;
  /** What is still there, as a sentence: "What was loaded before stays below." */
  kept?: ReactNode;
  /** `h1` where nothing else is on the page. */
  as?: 'h1' | 'h2';
};

/**
 * A query that failed: what happened, what is kept, and the one button that helps. Back from being offline, and when
 * the time has passed that the service asked for, it tries again by itself.
 */
export function QueryProblem({ error, retry, what, kept, as = 'h2' }: QueryProblemProps) {
  const online = useBackOnline(retry);
  const reason = online ? reasonOf(error) : 'offline';
  const words = problem[reason](what);
  const asked = error && 'waitSeconds' in error ? error : null;
  const seconds = asked?.waitSeconds;
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!asked?.waitSeconds) return undefined;
    const timer = setTimeout(tryAgain, asked.waitSeconds * 1000);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <StateMessage
      as={as}
      title={words.title}
      role="alert"
      actions={
        reason === 'missing' ? (
          <ButtonLink variant="primary" href={paths.home}>
            {problem.home}
          </ButtonLink>
        ) : (
          <Button variant="primary" icon="retry" onClick={retry}>
            {problem.retry}
          </Button>
        )
      }
    >
      <p>
        {words.text} {seconds && problem.wait(Math.round(seconds)) + ' '}
        {kept}
      </p>
    </StateMessage>
  );
}
