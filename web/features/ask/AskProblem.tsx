import { ask } from '#web/messages/en/ask.ts';
import { useBackOnline } from '#web/platform/useBackOnline.ts';
import { Button } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import type { AnswerProblem } from './useLiveAnswer.ts';

const texts: Record<AnswerProblem, string> = {
  failed: ask.problem.text,
  offline: ask.problem.offline,
  busy: ask.problem.busy,
};

/** No answer, neither from the server nor from this device. It is asked again when the connection is back. */
export function AskProblem({ problem, retry }: { problem: AnswerProblem; retry: () => void }) {
  useBackOnline(retry);
  return (
    <StateMessage
      title={ask.problem.title}
      role="alert"
      actions={
        <Button variant="primary" icon="retry" onClick={retry}>
          {ask.problem.retry}
        </Button>
      }
    >
      {texts[problem]}
    </StateMessage>
  );
}
