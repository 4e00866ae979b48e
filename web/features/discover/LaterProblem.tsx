import { discover } from '#web/messages/en/discover.ts';
import { Button } from '#web/ui/Button.tsx';

/** In place of a part whose script didn't come. */
export function LaterProblem({ retry }: { retry: () => void }) {
  return (
    <span role="alert">
      {discover.partMissing}
      <Button variant="quiet" icon="retry" onClick={retry}>
        {discover.tryAgain}
      </Button>
    </span>
  );
}
