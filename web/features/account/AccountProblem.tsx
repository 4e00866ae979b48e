import { account } from '#web/messages/en/account.ts';
import { Button } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

const { title, text, retry: retryWords } = account.problem;

/** A part of the app that this page needs didn't arrive. */
export function AccountProblem({ retry }: { retry: () => void }) {
  return (
    <StateMessage role="alert" title={title} actions={<Button onClick={retry}>{retryWords}</Button>}>
      {text}
    </StateMessage>
  );
}
