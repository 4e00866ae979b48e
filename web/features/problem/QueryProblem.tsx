import { paths } from '@marquee/contracts/paths.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';

import type { AskedWait } from '#web/api/askAgain.ts';
import { problem } from '#web/messages/en/errors.ts';
import { useBackOnline } from '#web/platform/useOnline.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

/** The replacement of a page without a network. It is loaded with what handles a change of page. */
export const offlinePage: { Message?: ComponentType } = {};

export type QueryError = FetchBaseQueryError | SerializedError;

export const isNotFound = (error: QueryError | undefined): boolean =>
  error !== undefined && 'status' in error && error.status === 404;

/** The kinds of a failed query that users need to distinguish. */
type ProblemReason =
  | 'missing'
  | 'busy'
  | 'service'
  | 'token'
  | 'refused'
  | 'unreachable'
  | 'slow'
  | 'unreadable';

function reasonOfStatus(status: number): ProblemReason {
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'busy';
  if (status === 401) return 'token';
  return status >= 500 ? 'service' : 'refused';
}

export function reasonOf(error: QueryError | undefined): ProblemReason {
  if (!error || !('status' in error)) return 'unreadable';
  switch (error.status) {
    case 'FETCH_ERROR':
      return 'unreachable';
    case 'TIMEOUT_ERROR':
      return 'slow';
    case 'PARSING_ERROR':
    case 'CUSTOM_ERROR':
      return 'unreadable';
    default:
      return reasonOfStatus(error.status);
  }
}

type QueryProblemProps = {
  error: (FetchBaseQueryError & Partial<AskedWait>) | SerializedError | undefined;
  retry: () => void;
  /** What failed to load, as a subject: "The list", "More results". */
  what: string;
  /** What is still there, as a sentence: "What was loaded before stays below." */
  kept?: ReactNode;
  /** `h1` where nothing else is on the page. */
  as?: 'h1' | 'h2';
};

/**
 * A query that failed: what happened, what is still there, and the one button that helps. Back online, and when
 * the service's wait is over, it tries again by itself.
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

/** A page whose one query failed. Without a network it links to what works without one. */
export function PageQueryProblem(props: Omit<ComponentProps<typeof QueryProblem>, 'as'>) {
  const online = useBackOnline(props.retry);
  const { Message } = offlinePage;
  return Message && !online ? <Message /> : <QueryProblem as="h1" {...props} />;
}
