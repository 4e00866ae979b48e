import { ask } from '#web/messages/en/ask.ts';
import { useBackOnline } from '#web/platform/useBackOnline.ts';

import type { AnswerProblem } from './askLive.ts';
import { AskPartProblem } from './AskPartProblem.tsx';

const texts: Record<AnswerProblem, string> = {
  failed: ask.problem.text,
  offline: ask.problem.offline,
  busy: ask.problem.busy,
};

/** No answer, neither from the server nor from this device. It is asked again when the connection is back. */
export function AskProblem({ problem, retry }: { problem: AnswerProblem; retry: () => void }) {
  useBackOnline(retry);
  return <AskPartProblem text={texts[problem]} retry={retry} />;
}
