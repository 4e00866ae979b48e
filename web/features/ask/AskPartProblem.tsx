import { ask } from '#web/messages/en/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

/** A part of the answer failed to load, and what to do. */
export function AskPartProblem({ text = ask.problem.text, retry }: { text?: string; retry: () => void }) {
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
      {text}
    </StateMessage>
  );
}
