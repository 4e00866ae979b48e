import type { ComponentProps } from 'react';

import { useBackOnline } from '#web/platform/useBackOnline.ts';

import { offlinePage } from './offlinePage.ts';
import { QueryProblem } from './QueryProblem.tsx';

/** A page whose one query failed. Without a network it leads to what works without one. */
export function PageQueryProblem(props: Omit<ComponentProps<typeof QueryProblem>, 'as'>) {
  const online = useBackOnline(props.retry);
  const { Message } = offlinePage;
  return Message && !online ? <Message /> : <QueryProblem as="h1" {...props} />;
}
