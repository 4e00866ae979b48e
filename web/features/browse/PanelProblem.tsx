import { browse } from '#web/messages/en/browse.ts';
import { Button } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

/** The panel's script did not come. */
export function PanelProblem({ retry }: { retry: () => void }) {
  return (
    <StateMessage
      title={browse.partMissing}
      role="alert"
      actions={
        <Button icon="retry" onClick={retry}>
          {browse.tryAgain}
        </Button>
      }
    >
      <p>{browse.partMissingKept}</p>
    </StateMessage>
  );
}
