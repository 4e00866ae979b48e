import { problem } from '#web/messages/en/errors.ts';
import { surprise as words } from '#web/messages/en/surprise.ts';
import { useBackOnline } from '#web/platform/useBackOnline.ts';
import { Button } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import type { PickState } from './usePick.ts';

import styles from './SurpriseDialog.module.css';

type SurpriseProblemProps = { error: PickState['error']; retry: () => void; hasPick: boolean };

/** The next pick did not come. Back online it is tried again by itself. */
export function SurpriseProblem({ error, retry, hasPick }: SurpriseProblemProps) {
  const online = useBackOnline(retry);
  const isUnreachable = error !== undefined && 'status' in error && error.status === 'FETCH_ERROR';
  const { title, text } = online
    ? problem[isUnreachable ? 'unreachable' : 'service'](words.what)
    : problem.offline(words.what);
  return (
    <div className={styles.problem}>
      <StateMessage
        title={title}
        role="alert"
        actions={
          <Button icon="retry" onClick={retry}>
            {problem.retry}
          </Button>
        }
      >
        <p>
          {text} {hasPick && words.kept}
        </p>
      </StateMessage>
    </div>
  );
}
