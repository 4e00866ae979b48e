import { title as words } from '#web/messages/en/title.ts';
import { Button } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import text from '#web/ui/type.module.css';

/** In place of a part whose script didn't come. */
export function PartProblem({ retry }: { retry: () => void }) {
  return (
    <div className={text.wrap}>
      <StateMessage
        title={words.partMissing}
        role="alert"
        actions={
          <Button icon="retry" onClick={retry}>
            {words.tryAgain}
          </Button>
        }
      >
        <p>{words.partMissingKept}</p>
      </StateMessage>
    </div>
  );
}
